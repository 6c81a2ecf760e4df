import { createEstermanStore, EstermanMonitor } from '@isopter/monitor-charts/esterman';
import recording from '../../../packages/monitor-charts/src/esterman/stories/hemianopia.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const esterman = benched({
  recording,
  createStore: () => createEstermanStore(),
  draw: (view) => <EstermanMonitor view={view} />,
});
