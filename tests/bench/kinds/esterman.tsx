import { hemianopia as recording } from '@isopter/recordings/esterman';
import { createEstermanStore, EstermanMonitor } from '@isopter/monitor-charts/esterman';
import { benched } from './kind.ts';

export const esterman = benched({
  recording,
  createStore: () => createEstermanStore(),
  draw: (view) => <EstermanMonitor view={view} />,
});
