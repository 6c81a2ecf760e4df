import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import { type Contender, redrawn } from '../contender.ts';
import { FREQUENCIES, type Result, Results } from './stream.ts';

interface Row {
  frequency: number;
  right: number | null;
  left: number | null;
}

const results = new Results();
const { useData, draw } = redrawn<readonly Row[]>([]);

function rows(): Row[] {
  const left = results.of('LEFT');
  return results.of('RIGHT').map(({ frequency, level }, i) => ({
    frequency,
    right: level,
    left: left[i]?.level ?? null,
  }));
}

const Chart = (): ReactElement => (
  <LineChart width={520} height={560} data={[...useData()]}>
    <CartesianGrid />
    <XAxis dataKey="frequency" type="number" scale="log" domain={[125, 8000]} ticks={[...FREQUENCIES]} />
    <YAxis reversed domain={[-10, 120]} />
    <Line dataKey="right" isAnimationActive={false} />
    <Line dataKey="left" isAnimationActive={false} />
  </LineChart>
);

export const recharts: Contender<Result> = {
  mount: (element) => {
    createRoot(element).render(<Chart />);
  },
  receive: (result) => {
    results.receive(result);
    draw(rows);
  },
};
