import type { FrameScheduler } from '../shared/publisher.ts';

/**
 * Creates a frame loop that shares one animation frame among any number of stores: all of them publish in one task, so
 * that React renders once.
 *
 * @param request schedules one call before the next frame; `requestAnimationFrame` by default
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
