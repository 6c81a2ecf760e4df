import type { FrameScheduler } from '../shared/publisher.ts';

/**
 * One animation frame for any number of stores: whatever wants to publish before the next frame does so in one turn, and
 * React draws what changed of it once.
 *
 * @param request asks for one call before the next frame is drawn; the browser's own by default
 */
export function createFrameLoop(
  request: (frame: () => void) => unknown = (frame) => requestAnimationFrame(frame),
): FrameScheduler {
  const waiting = new Set<() => void>();
  const flush = (): void => {
    const due = [...waiting];
    waiting.clear();
    for (const publish of due) publish();
  };
  return (publish) => {
    if (waiting.size === 0) request(flush);
    waiting.add(publish);
    return () => waiting.delete(publish);
  };
}
