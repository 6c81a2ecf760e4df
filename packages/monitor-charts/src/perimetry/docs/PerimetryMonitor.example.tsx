import { gridOfTest } from '@isopter/clinical/perimetry';
import type { MonitorEvent } from '@isopter/monitor-charts';
import {
  createPerimetryStore,
  PerimetryMonitor,
  type PerimetryMonitorTest,
  useView,
} from '@isopter/monitor-charts/perimetry';
import type { ReactElement } from 'react';

const test: PerimetryMonitorTest = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2', goldman_size: 3 };
const store = createPerimetryStore({ gridOf: (eye) => gridOfTest(test, eye) });

export const record: MonitorEvent = {
  type: 'new_stimuli',
  data: {
    eye: 'OD',
    index: 1,
    x: 9,
    y: 9,
    viewed: true,
    threshold: 28,
    response_time: 0.41,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    catch_trial: null,
    region_no: 0,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <PerimetryMonitor test={test} view={useView(store)} />;
