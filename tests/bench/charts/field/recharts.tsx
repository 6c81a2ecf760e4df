import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LabelList, Scatter, ScatterChart, XAxis, YAxis } from 'recharts';
import { type Contender, redrawn } from '../contender.ts';

const values = new Map<string, Stimulus>();
const { useData, draw } = redrawn<readonly Stimulus[]>([]);

function Chart(): ReactElement {
  return (
    <ScatterChart width={520} height={560}>
      <XAxis type="number" dataKey="x" domain={[-30, 30]} />
      <YAxis type="number" dataKey="y" domain={[-30, 30]} />
      <Scatter data={useData()} isAnimationActive={false} shape="square">
        <LabelList dataKey="threshold" position="center" />
      </Scatter>
    </ScatterChart>
  );
}

export const recharts: Contender<Stimulus> = {
  mount: (element) => {
    createRoot(element).render(<Chart />);
  },
  receive: (stimulus) => {
    values.set(`${stimulus.x},${stimulus.y}`, stimulus);
    draw(() => [...values.values()]);
  },
};
