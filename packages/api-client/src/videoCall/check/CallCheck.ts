import type { RtcConfig } from '@isopter/contract';
import { Timer } from '../../live/Timer.ts';
import { type GetMedia, openCameraAndMicrophone } from '../devices.ts';
import { CALL_CHECK_TIME, type CallCheckResults, type CallFindings, judgeCheck, NO_FINDINGS } from './judgeCheck.ts';
import { listenTo } from './listenTo.ts';
import { reachRelay, reachServer, type SocketClass } from './reach.ts';

/** The lowest level that counts as sound. */
const HEARD = 0.2;

/** The state of a check, for a screen. */
export interface CallCheckView {
  results: CallCheckResults;
  /** The user's own picture and sound. */
  own: MediaStream | null;
  /** How loud the microphone is, 0 to 1. */
  level: number;
}

/** Options of {@link CallCheck}. */
export interface CallCheckOptions {
  /** URL of the session's socket. */
  url: string;
  onChange: (view: CallCheckView) => void;
  /** @default navigator.mediaDevices.getUserMedia */
  getMedia?: GetMedia;
  /** @default globalThis.WebSocket */
  WebSocket?: SocketClass;
  /** Measures the level of a microphone. @default listenTo */
  listen?: typeof listenTo;
}

/**
 * Checks camera, microphone, network and relay before a call. Each has a result after at most 5 s; picture and level continue
 * until the check is stopped.
 */
export class CallCheck {
  private readonly options: CallCheckOptions;
  private readonly timer = new Timer();
  private readonly ends: (() => void)[] = [];
  private findings: CallFindings = NO_FINDINGS;
  private own: MediaStream | null = null;
  private level = 0;
  private isOver = false;

  constructor(options: CallCheckOptions) {
    this.options = options;
  }

  /** Starts the check. Call it once. */
  start(): void {
    this.timer.set(CALL_CHECK_TIME, () => this.note({ isTimeUp: true }));
    this.show();
    void this.openDevices();
    const since = performance.now();
    this.ends.push(
      reachServer(
        this.options.url,
        (config) => this.receive(config, performance.now() - since),
        this.options.WebSocket,
      ),
    );
  }

  /** Stops the check, and closes camera and microphone. */
  stop(): void {
    this.isOver = true;
    this.timer.clear();
    for (const end of this.ends.splice(0)) end();
    for (const track of this.own?.getTracks() ?? []) track.stop();
  }

  private async openDevices(): Promise<void> {
    const { getMedia = (wanted) => navigator.mediaDevices.getUserMedia(wanted), listen = listenTo } = this.options;
    const { media, problem } = await openCameraAndMicrophone(getMedia);
    this.own = media ?? null;
    if (this.isOver) return this.stop();
    const hasMicrophone = media !== undefined && media.getAudioTracks().length > 0;
    const hasCamera = media !== undefined && media.getVideoTracks().length > 0;
    this.note({ devices: { hasCamera, hasMicrophone, problem } });
    if (!hasMicrophone) return undefined;
    try {
      this.ends.push(listen(media, (level) => this.measure(level)));
    } catch {
      // a microphone whose level the browser cannot measure counts as silent
    }
    return undefined;
  }

  private measure(level: number): void {
    this.level = level;
    this.note({ isHeard: this.findings.isHeard || level >= HEARD });
  }

  private receive(config: RtcConfig['data'] | null, delay: number): void {
    if (config?.has_relay) {
      this.ends.push(reachRelay(config.ice_servers, () => this.note({ isRelayReached: true })));
    }
    this.note({ server: config && { delay, hasRelay: config.has_relay } });
  }

  private note(findings: Partial<CallFindings>): void {
    this.findings = { ...this.findings, ...findings };
    this.show();
  }

  private show(): void {
    if (this.isOver) return;
    this.options.onChange({ results: judgeCheck(this.findings), own: this.own, level: this.level });
  }
}
