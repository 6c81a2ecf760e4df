import { type Grid, gridOf } from '@isopter/clinical/perimetry';
import type { PerimetryStimulus } from '@isopter/contract';
import type { Eye } from '@isopter/monitor-charts/perimetry';

/** A made-up sensitivity in dB: highest at fixation, with a defect above for the right eye. */
function sensitivity(eye: Eye, x: number, y: number): number {
  const hill = 33 - 0.3 * Math.hypot(x, y);
  const defect = eye === 'OD' && y > 0 && x < 12 ? 1.4 * y : 0;
  return Math.max(-1, Math.round(hill - defect));
}

type Settled = PerimetryStimulus & { threshold: number | null };

const stimulus = (eye: Eye, index: number, more: Partial<Settled>): Settled => ({
  eye,
  index,
  x: 0,
  y: 0,
  viewed: true,
  threshold: null,
  response_time: 0.45,
  is_blind_spot: false,
  has_good_fixation: true,
  false_positive: false,
  false_negative: false,
  region_no: 1,
  seq_num: index,
  run: 1,
  ...more,
});

/** The first `share` of the locations of a 24-2, settled one after the other. */
export function settled(eye: Eye, share: number, firstSeqNum = 1): Settled[] {
  const { points } = gridOf('24-2', eye) as Grid;
  // from the middle outwards, as such tests grow
  const order = points.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return order.slice(0, Math.round(order.length * share)).map(({ x, y }, i) => {
    const threshold = sensitivity(eye, x, y);
    return stimulus(eye, i + 1, { x, y, threshold, viewed: threshold >= 0, seq_num: firstSeqNum + i });
  });
}

/** A stimulus that is being shown. */
export const shown = (eye: Eye, index: number, x: number, y: number, seq_num: number): Settled =>
  stimulus(eye, index, { x, y, viewed: false, response_time: 0, seq_num });
