import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LabelList, Scatter, ScatterChart, XAxis, YAxis } from 'recharts';
import { type Contender, oncePerFrame } from './contender.ts';

const values = new Map<string, Stimulus>();
let publish: (data: Stimulus[]) => void = () => {};

function Chart(): ReactElement {
  const [data, setData] = useState<Stimulus[]>([]);
  publish = setData;
  return (
    <ScatterChart width={520} height={560}>
      <XAxis type="number" dataKey="x" domain={[-30, 30]} />
      <YAxis type="number" dataKey="y" domain={[-30, 30]} />
      <Scatter data={data} isAnimationActive={false} shape="square">
        <LabelList dataKey="threshold" position="center" />
      </Scatter>
    </ScatterChart>
  );
}

const draw = oncePerFrame(() => flushSync(() => publish([...values.values()])));

export const recharts: Contender = {
  mount: (element) => {
    createRoot(element).render(<Chart />);
  },
  receive: (stimulus) => {
    values.set(`${stimulus.x},${stimulus.y}`, stimulus);
    draw();
  },
};
