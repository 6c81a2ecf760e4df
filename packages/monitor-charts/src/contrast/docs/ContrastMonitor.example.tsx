import type { MonitorEvent } from '@isopter/monitor-charts';
import { ContrastMonitor, type ContrastTest, createContrastStore, useView } from '@isopter/monitor-charts/contrast';
import type { ReactElement } from 'react';

const test: ContrastTest = { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD', eye: '', monocular: false };
const store = createContrastStore();

export const record: MonitorEvent = {
  type: 'new_contrast_sensitivity_response',
  data: {
    eye: 'OU',
    index: 1,
    phase: 1,
    threshold: false,
    question: 'K',
    answer: 'K',
    variants: ['K', 'H', 'N'],
    contrast: 12.6,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <ContrastMonitor test={test} view={useView(store)} />;
