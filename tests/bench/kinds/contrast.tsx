import { standard as recording } from '@isopter/recordings/contrast';
import { ContrastMonitor, createContrastStore } from '@isopter/monitor-charts/contrast';
import { benched } from './kind.ts';

const test = { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD', eye: '', monocular: true } as const;

export const contrast = benched({
  recording,
  createStore: createContrastStore,
  draw: (view) => <ContrastMonitor view={view} test={test} />,
});
