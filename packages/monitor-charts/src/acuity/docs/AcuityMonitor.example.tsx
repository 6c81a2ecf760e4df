import type { MonitorEvent } from '@isopter/monitor-charts';
import { AcuityMonitor, type AcuityTest, createAcuityStore, useView } from '@isopter/monitor-charts/acuity';
import type { ReactElement } from 'react';

const test: AcuityTest = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C', eye: '' };
const store = createAcuityStore({ test });

export const record: MonitorEvent = {
  type: 'new_acuity_optotype_result',
  data: {
    eye: 'OD',
    skipped: false,
    threshold: false,
    contrast: 100,
    size: 0.3,
    size_label: '20/40',
    version: 2,
    direction: 3,
    viewed: true,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <AcuityMonitor test={test} view={useView(store)} />;
