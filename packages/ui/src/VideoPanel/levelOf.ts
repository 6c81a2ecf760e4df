import type { CallQuality } from './VideoPanel.tsx';

/** How well people can talk over a connection. */
export type CallLevel = 'good' | 'fair' | 'poor';

/**
 * The level of a connection. One way, 150 ms are good for most talk, and more than 400 ms are not acceptable (ITU-T G.114),
 * which is twice as much there and back. The limits of loss are ours: 3 and 10 %.
 */
export function levelOf({ delay, lost }: CallQuality): CallLevel {
  if ((delay ?? 0) > 800 || (lost ?? 0) > 0.1) return 'poor';
  return (delay ?? 0) > 300 || (lost ?? 0) > 0.03 ? 'fair' : 'good';
}
