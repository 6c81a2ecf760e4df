import { BarChart } from '@isopter/monitor-charts/plain';
import type { ReactElement } from 'react';

export const record = { id: 'mon', name: 'Mon', value: 14 };
const data = [
  record,
  { id: 'tue', name: 'Tue', value: 22 },
  { id: 'wed', name: 'Wed', value: 9 },
  { id: 'thu', name: 'Thu', value: null },
  { id: 'fri', name: 'Fri', value: 17 },
];
const y = { title: 'Tests' };

export const Example = (): ReactElement => (
  <BarChart label="Tests of this week" data={data} title="Day" y={y} width={340} height={240} />
);
