import { gridOfTest } from '@isopter/clinical/perimetry';
import { bothEyes } from '@isopter/recordings/perimetry';
import { createPerimetryStore, PerimetryMonitor } from '@isopter/monitor-charts/perimetry';
import { benched } from './kind.ts';

const test = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2', goldman_size: 3 } as const;

export const perimetry = benched({
  recording: bothEyes,
  createStore: () => createPerimetryStore({ gridOf: (eye) => gridOfTest(test, eye), schedule: () => () => {} }),
  draw: (view) => <PerimetryMonitor test={test} view={view} />,
});
