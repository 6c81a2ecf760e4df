import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { serialize } from 'node:v8';
import { ERROR } from '@isopter/contract';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/lib/errors.ts';
import { areSources } from '../../platform/lib/places.ts';
import type { Log } from '../../platform/lib/log.ts';
import { threadOptions } from '../../platform/lib/threads.ts';
import type { MadeReport, ReportJob } from './draw/job.ts';
import { PoolError, type PoolOptions, workerPool } from '../../platform/lib/pool.ts';

/** Limits of the renderer: simultaneous reports and cache. */
export interface RendererLimits extends Omit<PoolOptions, 'worker'> {
  /** Reports one person may wait for. */
  perPerson: number;
  /** Bytes of finished reports that are kept. */
  kept: number;
  /** Cache time of reports, milliseconds. */
  keptFor: number;
  /** Time for a report in progress to finish when the server stops, milliseconds. */
  patience: number;
}

const MINUTE = 60_000;
const MEBIBYTE = 1024 * 1024;

export const RENDERER_LIMITS: RendererLimits = {
  module: new URL(areSources ? './draw/worker.ts' : './worker.js', import.meta.url),
  // one processor stays for examinations; a worker takes about 200 MiB
  size: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 64,
  longest: MINUTE,
  idle: 10 * MINUTE,
  perPerson: 8,
  kept: 32 * MEBIBYTE,
  keptFor: 10 * MINUTE,
  patience: 5_000,
};

/** Seconds after which a client tries again to get a report that the server was too busy for. */
const RETRY_AFTER = 30;

/** Heap of a worker, MiB: a report that needs more fails alone, without the server. */
const HEAP = 512;

/** Present load of the renderer, and counts since the server started. */
export interface RendererLoad {
  waiting: number;
  drawing: number;
  /** Reports that were drawn, that were there already, that were refused for too many at once, and that failed. */
  drawn: number;
  reused: number;
  refused: number;
  failed: number;
}

/** Makes reports outside of the thread that serves everybody. @template Job plain data */
export interface ReportRenderer<Job = ReportJob> {
  /**
   * @param person on whose account it is counted; whether they may see it must be settled before
   * @returns null when there is nothing to report
   * @throws ApiError when there is too much to do, or it failed
   */
  render: (job: Job, person: string) => Promise<MadeReport | null>;
  load: () => RendererLoad;
  /** Ends the workers, after a while for what they are at. */
  close: () => Promise<void>;
}

interface Outcome {
  made: MadeReport | null;
}

/**
 * Creates a renderer.
 * @param limits override {@link RENDERER_LIMITS}; the agent also sets `module` to its own worker
 */
export function reportRenderer<Job = ReportJob>(
  log: Pick<Log, 'error'>,
  limits: Partial<RendererLimits> = {},
): ReportRenderer<Job> {
  const { perPerson, kept, keptFor, patience, ...pooled } = { ...RENDERER_LIMITS, ...limits };
  const pool = workerPool({ ...pooled, worker: threadOptions(HEAP) });
  const finished = new LRUCache<string, Outcome>({
    maxSize: kept,
    ttl: keptFor,
    sizeCalculation: ({ made }) => 1024 + (made?.content.byteLength ?? 0),
  });
  const underWay = new Map<string, Promise<Outcome>>();
  /** Number of reports that each user waits for. */
  const waitedFor = new Map<string, number>();
  const counts = { drawn: 0, reused: 0, refused: 0, failed: 0 };

  const count = (person: string, change: 1 | -1): void => {
    const number = (waitedFor.get(person) ?? 0) + change;
    if (number > 0) waitedFor.set(person, number);
    else waitedFor.delete(person);
  };

  async function draw(key: string, message: Uint8Array<ArrayBuffer>, person: string): Promise<Outcome> {
    count(person, 1);
    try {
      const outcome = { made: (await pool.run(message)) as MadeReport | null };
      finished.set(key, outcome);
      counts.drawn += 1;
      return outcome;
    } catch (error) {
      throw answerTo(error);
    } finally {
      count(person, -1);
      underWay.delete(key);
    }
  }

  /** Returns the error for the client. Internal failures are logged, without content of the report. */
  function answerTo(error: unknown): ApiError {
    const reason = error instanceof PoolError ? error.reason : undefined;
    const busy = new ApiError(503, { detail: ERROR.REPORTS_BUSY, name: 'ReportsBusy' }, { retryAfter: RETRY_AFTER });
    if (reason === 'full' || reason === 'closed') {
      counts.refused += 1;
      return busy;
    }
    counts.failed += 1;
    const { cause = error } = error as Error;
    log.error({ reason, ...outline(cause) }, 'a report could not be made');
    // a machine that is busy with something else takes long for any report
    if (reason === 'took too long') return busy;
    return new ApiError(500, { detail: ERROR.REPORT_GENERATION, name: 'ReportFailed' });
  }

  return {
    async render(job, person) {
      const key = keyOf(job);
      const known = finished.get(key) ?? underWay.get(key);
      if (known) {
        counts.reused += 1;
        return (await known).made;
      }
      if ((waitedFor.get(person) ?? 0) >= perPerson) {
        counts.refused += 1;
        throw new ApiError(429, { detail: ERROR.TOO_MANY_REPORTS, name: 'TooManyReports' });
      }
      const drawing = draw(key, new Uint8Array(serialize(job)), person);
      underWay.set(key, drawing);
      return (await drawing).made;
    },
    load: () => ({ waiting: pool.waiting, drawing: pool.running, ...counts }),
    close: () => pool.close(patience),
  };
}

/**
 * Returns the cache key: a hash of all data of a report, so that any difference, such as hidden names, has another key.
 * As JSON, since structured clones distinguish a 5 that the engine stores as a double from one that it stores as an
 * integer.
 */
const keyOf = (job: unknown): string => createHash('sha256').update(JSON.stringify(job)).digest('base64');

/** Kind and place of an error: its message may quote what was drawn. */
function outline(error: unknown): { type?: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return {};
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  const places = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { type: name, ...(code && { code }), stack: places.join('\n') };
}
