import { Line } from '@nivo/line';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type Contender, redrawn } from '../contender.ts';
import { type Result, Results } from './stream.ts';

interface Series {
  id: string;
  data: readonly { x: number; y: number | null }[];
}

const results = new Results();
const { useData, draw } = redrawn<readonly Series[]>([]);

const series = (): Series[] =>
  (['RIGHT', 'LEFT'] as const).map((ear) => ({
    id: ear,
    data: results.of(ear).map(({ frequency, level }) => ({ x: frequency, y: level })),
  }));

const Chart = (): ReactElement => (
  <Line
    width={520}
    height={560}
    margin={{ top: 10, right: 10, bottom: 30, left: 40 }}
    data={useData()}
    xScale={{ type: 'log', base: 2, min: 125, max: 8000 }}
    yScale={{ type: 'linear', min: -10, max: 120, reverse: true }}
    animate={false}
    isInteractive={false}
  />
);

export const nivo: Contender<Result> = {
  mount: (element) => {
    createRoot(element).render(<Chart />);
  },
  receive: (result) => {
    results.receive(result);
    draw(series);
  },
};
