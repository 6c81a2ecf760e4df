import { ContrastMonitor, createContrastStore } from '@isopter/monitor-charts/contrast';
import recording from '../../../packages/monitor-charts/src/contrast/stories/standard.data.json' with { type: 'json' };
import { benched } from './kind.ts';

const test = { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD', eye: '', monocular: true } as const;

export const contrast = benched({
  recording,
  createStore: createContrastStore,
  draw: (view) => <ContrastMonitor view={view} test={test} />,
});
