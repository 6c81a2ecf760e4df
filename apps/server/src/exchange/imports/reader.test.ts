import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type ReportReader, reportReader } from './reader.ts';

/** A PDF of one page with this content stream. */
function pdfSaying(stream: Uint8Array, filter = ''): Uint8Array<ArrayBuffer> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${stream.length}${filter}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const pieces = objects.map((object, index) => {
    const isStream = index === 3;
    return Buffer.concat([
      Buffer.from(`${index + 1} 0 obj ${object}${isStream ? '\nstream\n' : ''}`),
      isStream ? stream : Buffer.alloc(0),
      Buffer.from(`${isStream ? '\nendstream' : ''} endobj\n`),
    ]);
  });
  const head = Buffer.from('%PDF-1.7\n');
  let place = head.length;
  const table = pieces.map((piece) => {
    const at = place;
    place += piece.length;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer <</Size ${size}/Root 1 0 R>>\nstartxref\n${place}\n%%EOF`;
  return new Uint8Array(Buffer.concat([head, ...pieces, Buffer.from(end)]));
}

const TODAY = '2026-11-26';
/** Enough words for the page to count as text and not as a picture. */
const TEXT = ['Test date: 2026-11-20', ...Array.from({ length: 20 }, (_, index) => `w${index}`)];
const WORDS = Buffer.from(`BT /F 4 Tf 2 50 Td (${TEXT.join(' ')}) Tj ET`);
/** Numbers in rows and columns, each of which could be part of many fields: seconds of work. */
const NUMBERS = Buffer.from(
  Array.from(
    { length: 600 },
    (_, at) => `BT /F 3 Tf ${4 + (at % 24) * 8} ${4 + Math.floor(at / 24) * 3.6} Td (${10 + (at % 20)}) Tj ET`,
  ).join(' '),
);
/** Two texts drawn over and over: 40 million bytes that come as a few kilobytes. */
const bomb = (): Uint8Array<ArrayBuffer> =>
  pdfSaying(deflateSync(Buffer.alloc(40_000_000, 'BT /F 9 Tf 9 9 Td (9) Tj 9 9 Td (9) Tj ET ')), '/Filter/FlateDecode');

describe('the thread that reads reports', () => {
  let reader: ReportReader;
  afterEach(() => reader.close());

  /** Returns the day read from a file, or the reason for a failure. */
  const dayOf = async (file: Uint8Array<ArrayBuffer>) => {
    const outcome = await reader.read(file, TODAY);
    return 'reading' in outcome ? outcome.reading.testDate : outcome.failure;
  };

  it('returns the content of a file', { tags: '@all' }, async () => {
    reader = reportReader({ longest: 60_000 });
    expect(await dayOf(pdfSaying(WORDS))).toBe('2026-11-20');
  });

  it(
    'lets the server serve everybody while it looks for fields in any number of numbers (of OUR-410)',
    { tags: '@all' },
    async () => {
      reader = reportReader({ longest: 100_000 });
      await dayOf(pdfSaying(WORDS));
      const delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
      const from = performance.now();
      expect(await dayOf(pdfSaying(NUMBERS))).toBeNull();
      const took = performance.now() - from;
      delay.disable();
      // done by the thread that serves everybody it would hold that one up for nearly all the time it takes
      expect(delay.max / 1e6).toBeLessThan(took / 2);
    },
  );

  it('fails on invalid files, and reads the next one', { tags: '@all' }, async () => {
    reader = reportReader({ longest: 60_000 });
    expect(await dayOf(new Uint8Array(Buffer.from('%PDF-1.7 nothing of the kind')))).toBe('unreadable');
    expect(await dayOf(pdfSaying(WORDS))).toBe('2026-11-20');
  });

  it('fails at a file that swells, and reads the next one', { tags: '@all' }, async () => {
    reader = reportReader({ longest: 60_000 });
    expect(bomb().length).toBeLessThan(200_000);
    expect(await dayOf(bomb())).toBe('unreadable');
    expect(await dayOf(pdfSaying(WORDS))).toBe('2026-11-20');
  });

  it.each([
    ['takes too long', 'for (;;);', 'took too long'],
    ['needs too much memory', 'for (const all = []; ; ) all.push(new Array(1e6).fill(0));', 'too large'],
    ['ends its thread', 'process.exit(1);', 'too large'],
  ])('fails on a file that %s', async (_, does, failure) => {
    const source = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${does} }); parentPort.postMessage({ ready: true });`;
    const module = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
    reader = reportReader({ module, longest: failure === 'took too long' ? 500 : 60_000 });
    expect(await dayOf(pdfSaying(WORDS))).toBe(failure);
  });

  it('refuses files once it is closed, and stops the current one', async () => {
    reader = reportReader({ longest: 60_000 });
    const underWay = dayOf(pdfSaying(WORDS));
    await reader.close();
    expect([await underWay, await dayOf(pdfSaying(WORDS))]).toEqual(['closed', 'closed']);
  });
});
