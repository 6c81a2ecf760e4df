import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { gather } from '../../../test/support/exported.ts';
import { inPieces } from '../../platform/lib/pieces.ts';
import { type ZipEntry, zipOf } from './zip.ts';

async function* of<T>(...all: T[]): AsyncGenerator<T> {
  for (const one of all) yield await Promise.resolve(one);
}

it('packs files as they come, and lets them out before the next one begins', async () => {
  const begun: string[] = [];
  async function* entries(): AsyncGenerator<ZipEntry> {
    begun.push('a');
    yield { name: 'a.csv', content: of('x,y\r\n', 'é,"1"\r\n') };
    begun.push('b');
    yield { name: 'reports/b.pdf', content: of(new Uint8Array([1, 2]), new Uint8Array([3])), isDense: true };
  }
  const bytes = zipOf(entries(), new Date('2026-11-25T12:00:00Z'));
  const first = await bytes.next();
  expect(begun).toEqual(['a']);
  const rest = await gather(bytes);
  const files = unzipSync(Buffer.concat([first.value as Uint8Array, ...rest]));
  expect(Object.keys(files)).toEqual(['a.csv', 'reports/b.pdf']);
  expect(Buffer.from(files['a.csv']!).toString()).toBe('x,y\r\né,"1"\r\n');
  expect([...files['reports/b.pdf']!]).toEqual([1, 2, 3]);
});

it('cuts bytes into pieces of one size', async () => {
  const bytes = Uint8Array.from({ length: 23 }, (_, index) => index);
  const pieces = await gather(inPieces(of(bytes.subarray(0, 3), bytes.subarray(3, 20), bytes.subarray(20)), 5));
  expect(pieces.map(({ length }) => length)).toEqual([5, 5, 5, 5, 3]);
  expect(Buffer.concat(pieces)).toEqual(Buffer.from(bytes));
  expect(await gather(inPieces(of<Uint8Array>(), 5))).toEqual([]);
});
