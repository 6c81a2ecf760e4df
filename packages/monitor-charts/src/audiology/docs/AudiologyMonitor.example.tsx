import type { MonitorEvent } from '@isopter/monitor-charts';
import { AudiologyMonitor, createAudiologyStore, useView } from '@isopter/monitor-charts/audiology';
import type { ReactElement } from 'react';

const store = createAudiologyStore();

export const record: MonitorEvent = {
  type: 'new_pure_tone_response',
  data: {
    ear: 'RIGHT',
    threshold: true,
    frequency: 1000,
    volume_db: 25,
    is_heard: true,
    response_time: 0.4,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <AudiologyMonitor view={useView(store)} age={60} />;
