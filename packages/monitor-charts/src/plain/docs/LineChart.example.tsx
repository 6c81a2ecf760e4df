import { LineChart } from '@isopter/monitor-charts/plain';
import type { ReactElement } from 'react';

export const record = {
  id: 'OD',
  name: 'Right eye',
  data: [
    { x: 2022, y: 18 },
    { x: 2023, y: 19 },
    { x: 2024, y: null },
    { x: 2025, y: 22 },
    { x: 2026, y: 24 },
  ],
};
const left = {
  id: 'OS',
  name: 'Left eye',
  data: [
    { x: 2022, y: 16 },
    { x: 2023, y: 16 },
    { x: 2024, y: 17 },
    { x: 2025, y: 17 },
    { x: 2026, y: 18 },
  ],
};
const series = [record, left];
const x = { title: 'Year', format: String };
const y = { title: 'Intraocular pressure (mmHg)' };

export const Example = (): ReactElement => (
  <LineChart label="Intraocular pressure of both eyes" series={series} x={x} y={y} width={340} height={240} />
);
