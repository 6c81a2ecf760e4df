import { createD15Store, D15Monitor } from '@isopter/monitor-charts/d15';
import recording from '../../../packages/monitor-charts/src/d15/stories/each.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const d15 = benched({
  recording,
  createStore: () => createD15Store(),
  draw: (view) => <D15Monitor view={view} />,
});
