import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';

/** A chart of the same stream. All of them draw at most once a frame, so that only the drawing differs. */
export interface Contender {
  mount: (element: HTMLElement) => void;
  receive: (stimulus: Stimulus) => void;
}

/** Calls `draw` once in the next frame, however often it is asked. */
export function oncePerFrame(draw: () => void): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  };
}
