import type { FastifyBaseLogger } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves once everything that was begun after answered calls has ended. */
    settled: () => Promise<void>;
  }
}

/** Work after the answer of a call, so that the response time reveals nothing about it. */
export interface Background {
  /** Begins it; a failure is logged as "`what` failed". */
  run: (what: string, work: () => Promise<unknown>) => void;
  /** Once all that began has ended. */
  settled: () => Promise<void>;
}

export function backgroundWork(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const one = work().then(
        () => void running.delete(one),
        (error: unknown) => {
          running.delete(one);
          log.error(error, `${what} failed`);
        },
      );
      running.add(one);
    },
    settled: async () => void (await Promise.all(running)),
  };
}
