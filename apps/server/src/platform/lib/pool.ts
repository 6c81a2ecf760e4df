import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface PoolOptions {
  /**
   * The module each worker runs. It posts `{ ready: true }` once it is loaded, answers every message with `{ result }` or
   * `{ error }`, and may post `{ progress: true }` before.
   */
  module: URL;
  worker?: WorkerOptions;
  /** Most workers at once. */
  size: number;
  /** Most tasks that wait for a worker. */
  waiting: number;
  /** A worker that takes longer to load its module is ended, milliseconds. @default five minutes */
  starting?: number;
  /**
   * A task that takes longer without any progress is ended, milliseconds: a busy machine is slow, and comes to an end. The time
   * begins when the worker is ready.
   */
  longest: number;
  /** A task that takes longer is ended whatever its progress, milliseconds; without it `longest` alone counts. */
  overall?: number;
  /** A worker that had nothing to do for so long is ended, milliseconds. */
  idle: number;
}

/** The reason why a task was not done. */
export class PoolError extends Error {
  override name = 'PoolError';
  readonly reason: 'full' | 'closed' | 'took too long' | 'worker ended';
  constructor(reason: PoolError['reason'], options?: ErrorOptions) {
    super(`a task was not done: ${reason}`, options);
    this.reason = reason;
  }
}

/** Threads that do tasks, one each at a time; the others wait in the order they came in. */
export interface WorkerPool {
  /**
   * @param message its memory is handed over
   * @throws PoolError, and whatever the worker answers as its error
   */
  run: (message: Uint8Array<ArrayBuffer>) => Promise<unknown>;
  readonly waiting: number;
  readonly running: number;
  /** Refuses waiting tasks, gives running ones so many milliseconds to finish, and ends all workers. */
  close: (patience: number) => Promise<void>;
}

interface Task {
  message: Uint8Array<ArrayBuffer>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** On an idle machine a worker is ready in a second; what waits for it is refused by the length of the queue. */
const STARTING = 5 * 60_000;

/** Starts workers as they are needed. One that crashes takes its own task with it and nothing else. */
export function workerPool(options: PoolOptions): WorkerPool {
  const queue: Task[] = [];
  const running = new Map<Worker, { task: Task; started: number; timer: NodeJS.Timeout }>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const ready = new WeakSet<Worker>();
  let isClosed = false;
  let whenQuiet: (() => void) | undefined;

  function start(): Worker {
    const worker = new Worker(options.module, options.worker);
    worker.on('message', (answer: { result?: unknown; error?: unknown; progress?: true; ready?: true }) => {
      if (answer.ready) return begin(worker);
      if (answer.progress) return postpone(worker);
      const task = release(worker);
      if (!task) return;
      if ('error' in answer) task.reject(answer.error);
      else task.resolve(answer.result);
      rest(worker);
      next();
    });
    worker.on('error', (cause) => lose(worker, new PoolError('worker ended', { cause })));
    worker.on('exit', () => lose(worker, new PoolError('worker ended')));
    return worker;
  }

  const timerOf = (worker: Worker, time: number): NodeJS.Timeout =>
    setTimeout(() => lose(worker, new PoolError('took too long')), time);

  /** Starts the time of the task that waited until its worker was ready. */
  function begin(worker: Worker): void {
    ready.add(worker);
    const run = running.get(worker);
    if (!run) return;
    clearTimeout(run.timer);
    run.started = Date.now();
    run.timer = timerOf(worker, options.longest);
  }

  /** Gives a task that made progress its time again. */
  function postpone(worker: Worker): void {
    const run = running.get(worker);
    if (!run) return;
    clearTimeout(run.timer);
    const left = run.started + (options.overall ?? options.longest) - Date.now();
    run.timer = timerOf(worker, Math.max(0, Math.min(options.longest, left)));
  }

  /** Takes the task away from its worker. */
  function release(worker: Worker): Task | undefined {
    const run = running.get(worker);
    clearTimeout(run?.timer);
    running.delete(worker);
    if (running.size === 0) whenQuiet?.();
    return run?.task;
  }

  function rest(worker: Worker): void {
    worker.unref();
    idle.set(worker, setTimeout(() => lose(worker), options.idle).unref());
  }

  /** Ends a worker; its task fails, and waiting ones go to another worker. */
  function lose(worker: Worker, reason?: PoolError): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    release(worker)?.reject(reason);
    void worker.terminate();
    next();
  }

  function take(): Worker {
    const [found] = idle;
    if (!found) return start();
    const [worker, timer] = found;
    clearTimeout(timer);
    idle.delete(worker);
    worker.ref();
    return worker;
  }

  function next(): void {
    while (running.size < options.size) {
      const task = queue.shift();
      // after closing no task waits
      if (!task) return;
      const worker = take();
      const time = ready.has(worker) ? options.longest : (options.starting ?? STARTING);
      running.set(worker, { task, started: Date.now(), timer: timerOf(worker, time) });
      worker.postMessage(task.message, [task.message.buffer]);
    }
  }

  return {
    run: (message) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new PoolError('closed'));
        if (queue.length >= options.waiting && running.size >= options.size) return reject(new PoolError('full'));
        queue.push({ message, resolve, reject });
        next();
      }),
    get waiting() {
      return queue.length;
    },
    get running() {
      return running.size;
    },
    async close(patience) {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new PoolError('closed'));
      if (running.size > 0) {
        await new Promise<void>((resolve) => {
          whenQuiet = resolve;
          setTimeout(resolve, patience).unref();
        });
      }
      const all = [...idle.keys(), ...running.keys()];
      for (const worker of running.keys()) release(worker)?.reject(new PoolError('closed'));
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
