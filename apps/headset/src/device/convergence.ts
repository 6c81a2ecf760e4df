import { fellowOf } from '../motility/gaze.ts';
import type { Observer } from '../observer.ts';
import { record } from './outbox.ts';
import { observerOf, withMonocular } from './run.ts';
import type { HeadsetKind, Run } from './state.ts';

/**
 * The largest deviation in degrees that the eyes can fuse if each sees only one dot: about 5 Δ horizontally and 2 Δ
 * vertically (our own values; vertical fusion is weaker).
 */
const FUSED = { x: 2.9, y: 1.1 } as const;

/** Returns the number of dots a person sees: two if the deviation is too large to fuse. */
export function dotsSeen({ fixing, deviation }: Pick<Observer, 'fixing' | 'deviation'>): 1 | 2 {
  const { x, y } = deviation(fellowOf(fixing), { x: 0, y: 0 });
  return Math.abs(x) > FUSED.x || Math.abs(y) > FUSED.y ? 2 : 1;
}

/** Tests convergence without the examiner: reports the dots, and tests the eyes one at a time if there are two. */
export function testConvergence(run: Run, kind: HeadsetKind): Run {
  const dots = dotsSeen(observerOf(run, kind));
  return record(withMonocular(run, kind, dots === 2), { type: 'convergence_result', data: { dots } });
}
