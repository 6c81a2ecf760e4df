import { SILENCE, type LiveEvent, isEnded, parseLiveMessage } from '@isopter/contract';
import { ApiError, isAbort } from '../ApiError.ts';
import { LiveSocket, liveUrl } from './LiveSocket.ts';
import { Sequence } from './Sequence.ts';
import { Timer } from './Timer.ts';

/**
 * The status of a live test. `ended` and `missing` are final; `signedOut` is final until a restart. `heard` is the time
 * of the last message from the server in milliseconds since the epoch; `null` if there was none.
 */
export type LiveStatus =
  | { name: 'connecting'; heard: number | null }
  | { name: 'live' }
  /**
   * The connection is lost; the attempt with this number, counted from 1, is pending or in progress. Beyond
   * LIVE_RETRY_LIMIT the connection counts as lost for longer [MON-02].
   */
  | { name: 'reconnecting'; attempt: number; heard: number | null }
  | { name: 'ended' }
  | { name: 'signedOut'; heard: number | null }
  | { name: 'missing' };

/** The state returned by the loader; it may contain more. */
export interface LiveSnapshot {
  /**
   * The sequence number of the newest event the state contains. A list of records may omit it: it then contains at
   * least the events received before the load, events received since are applied again, and the receiver must not count
   * a record twice.
   */
  seq_num?: number;
  /** The run of the state; omitted by a list without records. */
  run?: number;
  /** The status of the test, if the loader knows it; an ended test is not followed. */
  status?: unknown;
}

export interface LiveTestOptions<S extends LiveSnapshot> {
  url: string;
  /** Loads the whole state of the test [MON-01]. */
  load: (signal: AbortSignal) => Promise<S>;
  /** Called with a state that replaces all previous ones. */
  onState: (state: S) => void;
  /** Called with an event to apply to the state; events arrive in ascending order, each once [MON-03]. */
  onEvent: (event: LiveEvent) => void;
  onStatus?: (status: LiveStatus) => void;
  /**
   * Called when loading the state fails; unless the status is final it is retried over a new connection [MON-02,
   * MON-15].
   */
  onLoadError?: (error: unknown) => void;
  /** The time in milliseconds without an event after which the state is reloaded [MON-04]. */
  silence?: number;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/** How long a connected server may take to announce the first event it will send, in milliseconds. */
const READY_TIMEOUT = 10_000;

/** How long a gap in the numbers may last before the state is reloaded, in milliseconds. */
const GAP_DELAY = 1_000;

/** Returns the URL of the live socket of a test on the origin of the page. */
export const liveTestUrl = (id: string, page?: { protocol: string; host: string }): string =>
  liveUrl('tests', id, page);

/**
 * Follows a running test over its live socket. The state is loaded once the socket is ready, so no event is missed;
 * events that arrive meanwhile wait. After a possible loss (a broken connection, silence, a gap in the numbers, another
 * run) the state is reloaded, so correctness never depends on delivery. A server that sends nothing at all, not even
 * heartbeats, is treated as lost, like a closed socket, even if the socket seems to be open.
 */
export class LiveTest<S extends LiveSnapshot> {
  private readonly options: LiveTestOptions<S>;
  private readonly sequence = new Sequence();
  private readonly silenceTimer = new Timer();
  private readonly reloadTimer = new Timer();
  private readonly readyTimer = new Timer();
  private readonly socket: LiveSocket;
  private loading: AbortController | undefined;
  private current: LiveStatus = { name: 'connecting', heard: null };
  private stopped = true;
  /** The test is over: the next state is the last. */
  private ending = false;

  constructor(options: LiveTestOptions<S>) {
    this.options = options;
    this.socket = new LiveSocket({
      url: options.url,
      onConnected: () => this.readyTimer.set(READY_TIMEOUT, () => this.socket.reconnect()),
      onFrame: (frame) => this.receive(frame),
      onLost: (attempt) => {
        this.pause();
        this.setStatus({ name: 'reconnecting', attempt, heard: this.socket.heard });
      },
      onRefused: (refusal) => (refusal === 'missing' ? this.finish({ name: 'missing' }) : this.signedOut()),
      WebSocket: options.WebSocket,
    });
  }

  get status(): LiveStatus {
    return this.current;
  }

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.ending = false;
    this.sequence.hold();
    this.setStatus({ name: 'connecting', heard: this.socket.heard });
    this.socket.start();
  }

  /** Makes the next attempt immediately. */
  retry(): void {
    if (this.current.name === 'reconnecting') this.socket.retry();
  }

  /** Reloads the state, for example after a request to the device. */
  reload(): void {
    if (this.current.name === 'live') void this.load();
  }

  /** Stops following the test; no callback is called afterwards [API-05]. */
  stop(): void {
    this.stopped = true;
    this.pause();
    this.socket.stop();
  }

  /** Ends what belongs to a connection; events wait for the next state. */
  private pause(): void {
    this.sequence.hold();
    this.loading?.abort();
    this.loading = undefined;
    for (const timer of [this.silenceTimer, this.reloadTimer, this.readyTimer]) timer.clear();
  }

  private signedOut(): void {
    this.finish({ name: 'signedOut', heard: this.socket.heard });
  }

  private finish(status: LiveStatus): void {
    this.pause();
    this.socket.stop();
    this.setStatus(status);
  }

  private receive(frame: unknown): void {
    const message = parseLiveMessage(frame);
    if (!message || message.type === 'heartbeat') return;
    this.watchSilence();
    if (message.type === 'ready') {
      this.readyTimer.clear();
      this.sequence.subscribed(message.data.seq_num);
      void this.load();
    } else this.apply(message);
  }

  private watchSilence(): void {
    this.silenceTimer.set(this.options.silence ?? SILENCE, () => {
      this.watchSilence();
      void this.load();
    });
  }

  private apply(event: LiveEvent): void {
    const verdict = this.sequence.judge(event);
    if (verdict.apply) this.options.onEvent(event);
    if (verdict.reload === 'now') void this.load();
    if (verdict.reload === 'soon') this.reloadTimer.setOnce(GAP_DELAY, () => void this.load());
    if (!verdict.apply || event.type !== 'updated_test_status' || !isEnded(event.data.status)) return;
    this.ending = true;
    void this.load();
  }

  private async load(): Promise<void> {
    this.loading?.abort();
    const loading = new AbortController();
    this.loading = loading;
    this.reloadTimer.clear();
    this.sequence.keep();
    try {
      const state = await this.options.load(loading.signal);
      if (this.loading === loading) this.loaded(state);
    } catch (error) {
      if (this.loading === loading && !isAbort(error)) this.loadFailed(error);
    }
  }

  private loaded(state: S): void {
    this.loading = undefined;
    const waiting = this.sequence.begin(state);
    this.options.onState(state);
    if (this.stopped) return;
    if (this.ending || isEnded(state.status)) {
      this.finish({ name: 'ended' });
      return;
    }
    this.socket.settled();
    if (this.current.name !== 'live') this.setStatus({ name: 'live' });
    for (const event of waiting) {
      if (this.stopped || this.current.name !== 'live') return;
      this.apply(event);
    }
  }

  private loadFailed(error: unknown): void {
    this.loading = undefined;
    this.options.onLoadError?.(error);
    if (this.stopped) return;
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 404) this.finish({ name: 'missing' });
    else if (status === 401 || status === 403) this.signedOut();
    // a socket may look open long after the network has gone: without an answer it is worth no more than a closed one
    else this.socket.reconnect();
  }

  private setStatus(status: LiveStatus): void {
    this.current = status;
    this.options.onStatus?.(status);
  }
}
