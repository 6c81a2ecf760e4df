import type { MonitorEvent } from '@isopter/monitor-charts';
import { createStereopsisStore, StereopsisMonitor, useView } from '@isopter/monitor-charts/stereopsis';
import type { ReactElement } from 'react';

const store = createStereopsisStore();

export const record: MonitorEvent = {
  type: 'new_stereopsis_response',
  data: {
    index: 1,
    arcsec: 400,
    target: 2,
    target_answer: 2,
    threshold: false,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <StereopsisMonitor view={useView(store)} age={60} />;
