import { gridOf } from '@isopter/clinical/perimetry';
import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';

/** The 76 points of a 30-2, all of them presented again and again, each time with another threshold. */
export const points = gridOf('30-2', 'OD')?.points ?? [];

/** Presentations an eye gets before the numbering starts again: as many as a long examination has. */
const PRESENTATIONS = 600;

/** The nth record of the stream. */
export function record(n: number): Stimulus {
  const point = points[(n * 29) % points.length] ?? { x: 0, y: 0 };
  return {
    ...point,
    eye: 'OD',
    index: (n % PRESENTATIONS) + 1,
    seq_num: n + 1,
    viewed: n % 3 !== 0,
    threshold: (n * 7) % 36,
    response_time: 0.4,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: 0,
  };
}
