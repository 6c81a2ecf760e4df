import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Adds to a counter, with an optional label value. */
export type Count = (more: number, label?: string) => void;

/** Takes measurements from all parts of the server. Labels are calls, statuses and queues, never a person or an id. */
export interface Meter {
  /** A value that is read at every scrape. */
  gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
  counter: (name: string, help: string, label?: string) => Count;
  /** Records a call of the contract, by name and status, in seconds. */
  answered: (call: string, status: number, seconds: number) => void;
}

/** Measures nothing. */
export const noMeter: Meter = {
  gauge: () => undefined,
  counter: () => () => undefined,
  answered: () => undefined,
};

/** A meter that can be read, as Prometheus reads it. */
export interface ReadableMeter extends Meter {
  contentType: string;
  read: () => Promise<string>;
}

/** Seconds: from a look into memory to a report. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Memory, processor and event loop of this process from the start; the rest as the parts add it. */
export function createMeter(): ReadableMeter {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'isopter_call_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers,
  });
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    gauge(name, help, read) {
      void new Gauge({
        name,
        help,
        registers,
        // A value that cannot be determined is left out instead of reported as zero.
        async collect() {
          const value = await Promise.resolve(read()).catch(() => Number.NaN);
          this.set(value);
        },
      });
    },
    counter(name, help, label) {
      const counter = new Counter({ name, help, labelNames: label === undefined ? [] : [label], registers });
      return (more, value) => (label === undefined ? counter.inc(more) : counter.inc({ [label]: value ?? '' }, more));
    },
    answered: (call, status, seconds) => durations.observe({ call, status: String(status) }, seconds),
  };
}
