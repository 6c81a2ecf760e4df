import type { DicomRefusal } from '@isopter/contract';
import { serialize } from 'node:v8';
import { areSources } from '../../platform/lib/places.ts';
import { threadOptions } from '../../platform/lib/threads.ts';
import { PoolError, type PoolOptions, workerPool } from '../../platform/lib/pool.ts';
import type { PlacedBox } from './pages/crops.ts';
import type { ReadReport } from './reading/readReport.ts';
import type { ImportTask } from './task.ts';

/** Heap of a thread, MiB: pixels and the recognition engine are outside of it. */
const HEAP = 256;

const LIMITS: Omit<PoolOptions, 'worker'> = {
  module: new URL(areSources ? './worker.ts' : './importWorker.js', import.meta.url),
  // they come one after the other: a page that is recognised takes half a gigabyte
  size: 1,
  waiting: 8,
  // between two steps of the recognition of a page, each of which takes seconds
  longest: 60_000,
  // together with drawing and their waiting it stays below the claim of an import
  overall: 6 * 60_000,
  idle: 60_000,
};
/** Time limit for drawing while a user waits, milliseconds. */
const DRAWING_LONGEST = 30_000;

/** The reason why a file was not read, without any of its content. */
export type ReadingFailure = 'unreadable' | 'took too long' | 'too large' | 'closed' | 'full';

/** Returns whether a file was not looked at, because too many others wait or the server stops. */
export const isBusy = (failure: ReadingFailure): boolean => failure === 'full' || failure === 'closed';

const FAILURES: Readonly<Record<PoolError['reason'], ReadingFailure>> = {
  full: 'full',
  closed: 'closed',
  'took too long': 'took too long',
  'worker ended': 'too large',
};

interface Failed {
  readonly failure: ReadingFailure;
}

/** The result of reading a file, or the reason for a failure. */
export type ReadingOutcome = { readonly reading: ReadReport } | Failed;

/** Reads and draws the files of others outside of the thread that serves everybody: the worst of them ends its own thread. */
export interface ReportReader {
  /** Reads a PDF, JPEG, PNG or DICOM object; pictures are recognized (OCR). No test is later than `today`. */
  read: (file: Uint8Array<ArrayBuffer>, today: string) => Promise<ReadingOutcome>;
  /** Boxes of a file as PNG, in their order, with what is around them. */
  crops: (
    file: Uint8Array<ArrayBuffer>,
    boxes: readonly PlacedBox[],
  ) => Promise<{ readonly pictures: Uint8Array[] } | Failed>;
  /** A JPEG or a PNG as a PDF of one page, or the PDF in a DICOM object; `null` for an object without pages. */
  asPdf: (file: Uint8Array<ArrayBuffer>) => Promise<{ readonly pdf: Uint8Array | null } | Failed>;
  /** Returns why a DICOM file cannot be imported; `null` if it can. */
  checkDicom: (file: Uint8Array<ArrayBuffer>) => Promise<{ readonly problem: DicomRefusal | null } | Failed>;
  close: () => Promise<void>;
}

/** @param limits override the defaults */
export function reportReader(limits: Partial<Omit<PoolOptions, 'worker'>> = {}): ReportReader {
  const worker = threadOptions(HEAP);
  const reading = workerPool({ ...LIMITS, ...limits, worker });
  // users wait for drawings, but not for reading
  const drawing = workerPool({ ...LIMITS, longest: DRAWING_LONGEST, ...limits, worker });

  const ask = <Outcome>(
    pool: typeof reading,
    task: ImportTask,
    of: (result: unknown) => Outcome,
  ): Promise<Outcome | Failed> =>
    pool.run(new Uint8Array(serialize(task))).then(
      (result) => of(result),
      (error: unknown) => ({
        failure: error instanceof PoolError ? FAILURES[error.reason] : (error as ReadingFailure),
      }),
    );

  return {
    read: (file, today) => ask(reading, { does: 'read', file, today }, (result) => ({ reading: result as ReadReport })),
    crops: (file, boxes) =>
      ask(drawing, { does: 'crop', file, boxes }, (pictures) => ({ pictures: pictures as Uint8Array[] })),
    asPdf: (file) => ask(drawing, { does: 'as pdf', file }, (pdf) => ({ pdf: pdf as Uint8Array | null })),
    checkDicom: (file) =>
      ask(drawing, { does: 'check dicom', file }, (problem) => ({ problem: problem as DicomRefusal | null })),
    // an import that is cut short is read again
    close: async () => {
      await Promise.all([reading.close(0), drawing.close(0)]);
    },
  };
}
