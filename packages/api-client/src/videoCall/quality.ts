import { Timer } from '../live/Timer.ts';
import type { VideoCallQuality } from './VideoProvider.ts';

/** How often the quality is measured, in milliseconds. */
const INTERVAL_MS = 2_000;

/** Statistics of a connection, counted since it began. */
export interface Counted {
  delay: number | null;
  frames: number | null;
  received: number;
  lost: number;
}

type Report = Record<string, unknown>;
const numberIn = (report: Report, name: string): number | null =>
  typeof report[name] === 'number' ? report[name] : null;

/** Reads the statistics of a connection (W3C WebRTC statistics). */
export function countedIn(stats: Iterable<Report>): Counted {
  const counted: Counted = { delay: null, frames: null, received: 0, lost: 0 };
  for (const report of stats) {
    if (report['type'] === 'candidate-pair' && report['nominated'] === true && report['state'] === 'succeeded') {
      const seconds = numberIn(report, 'currentRoundTripTime');
      counted.delay = seconds === null ? null : 1000 * seconds;
    }
    if (report['type'] !== 'inbound-rtp') continue;
    counted.received += numberIn(report, 'packetsReceived') ?? 0;
    counted.lost += Math.max(0, numberIn(report, 'packetsLost') ?? 0);
    if (report['kind'] === 'video') counted.frames = numberIn(report, 'framesPerSecond');
  }
  return counted;
}

/** The quality since the statistics were last read. */
export function qualitySince(before: Counted, now: Counted): VideoCallQuality {
  const lost = Math.max(0, now.lost - before.lost);
  const sent = Math.max(0, now.received - before.received) + lost;
  return { delay: now.delay, frames: now.frames, lost: sent === 0 ? null : lost / sent };
}

/** Measures the quality of a connection every 2 s. @returns a function that stops it */
export function measureQuality(peer: RTCPeerConnection, onQuality: (quality: VideoCallQuality) => void): () => void {
  const timer = new Timer();
  let isOver = false;
  const measure = (before: Counted): void => {
    timer.set(INTERVAL_MS, () => {
      void peer.getStats().then((stats) => {
        if (isOver) return;
        const now = countedIn(stats.values() as Iterable<Record<string, unknown>>);
        onQuality(qualitySince(before, now));
        measure(now);
      });
    });
  };
  measure(countedIn([]));
  return () => {
    isOver = true;
    timer.clear();
  };
}
