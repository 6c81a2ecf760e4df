import { describe, expect, it } from 'vitest';
import { checkFiles, type FileLimits, MAX_FILE_SIZE, MAX_FILES } from './checkFiles.ts';

const pdf = (name: string): File => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
const LIMITS: FileLimits = { accept: ['application/pdf', 'image/png'], maxFiles: MAX_FILES, maxSize: MAX_FILE_SIZE };

/** A file that reports a size larger than its content. */
const sized = (name: string, size: number): File => Object.defineProperty(pdf(name), 'size', { value: size });

const check = async (files: File[], limits = LIMITS, present = 0) => {
  const { accepted, refused } = await checkFiles(files, limits, present);
  return { accepted: accepted.map(({ name }) => name), refused };
};

describe('files', () => {
  it('are rejected individually with a reason, and other files are accepted [IMP-08, VAL-02]', async () => {
    const files = [
      pdf('a.pdf'),
      new File([], 'empty.pdf'),
      new File(['<html>'], 'page.pdf', { type: 'application/pdf' }),
      sized('film.pdf', MAX_FILE_SIZE * 2),
      pdf('b.pdf'),
    ];
    expect(await check(files)).toEqual({
      accepted: ['a.pdf', 'b.pdf'],
      refused: [
        { name: 'empty.pdf', reason: 'empty' },
        { name: 'page.pdf', reason: 'type' },
        { name: 'film.pdf', reason: 'size' },
      ],
    });
  });

  it('are rejected above 1.1 times 100 000 KB, not before [IMP-08, IMP-01]', async () => {
    const limit = 1.1 * 100_000 * 1024;
    expect(await check([sized('just.pdf', limit), sized('over.pdf', limit + 1)])).toEqual({
      accepted: ['just.pdf'],
      refused: [{ name: 'over.pdf', reason: 'size' }],
    });
  });

  it('are at most 20 with the existing ones; the first are accepted [VAL-10, IMP-01]', async () => {
    const files = Array.from({ length: 22 }, (_, index) => pdf(`${index}.pdf`));
    expect((await check(files)).accepted).toHaveLength(20);
    expect(await check(files.slice(0, 3), LIMITS, 18)).toEqual({
      accepted: ['0.pdf', '1.pdf'],
      refused: [{ name: '2.pdf', reason: 'count' }],
    });
    expect((await check(files.slice(0, 1), LIMITS, 25)).refused).toHaveLength(1);
  });

  it('do not count if they are rejected for another reason', async () => {
    const files = [new File(['x'], 'x.txt'), pdf('a.pdf'), pdf('b.pdf')];
    expect((await check(files, { ...LIMITS, maxFiles: 2 })).accepted).toEqual(['a.pdf', 'b.pdf']);
  });

  it('may have any type if none is required', async () => {
    const { accept: _, ...any } = LIMITS;
    expect((await check([new File(['x'], 'x.txt')], any)).accepted).toEqual(['x.txt']);
  });

  it('that cannot be read are rejected', async () => {
    const folder = Object.defineProperty(pdf('folder'), 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error('not a file')) }),
    });
    expect((await check([folder, pdf('a.pdf')])).refused).toEqual([{ name: 'folder', reason: 'type' }]);
  });
});
