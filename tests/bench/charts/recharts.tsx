import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';
import { type ReactElement, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LabelList, Scatter, ScatterChart, XAxis, YAxis } from 'recharts';
import { type Contender, oncePerFrame } from './contender.ts';

const values = new Map<string, Stimulus>();
let data: readonly Stimulus[] = [];
let changed = (): void => {};
const subscribe = (listener: () => void): (() => void) => {
  changed = listener;
  return () => {};
};
const snapshot = (): readonly Stimulus[] => data;

function Chart(): ReactElement {
  const shown = useSyncExternalStore(subscribe, snapshot);
  return (
    <ScatterChart width={520} height={560}>
      <XAxis type="number" dataKey="x" domain={[-30, 30]} />
      <YAxis type="number" dataKey="y" domain={[-30, 30]} />
      <Scatter data={shown} isAnimationActive={false} shape="square">
        <LabelList dataKey="threshold" position="center" />
      </Scatter>
    </ScatterChart>
  );
}

const draw = oncePerFrame(() => {
  data = [...values.values()];
  flushSync(() => changed());
});

export const recharts: Contender = {
  mount: (element) => {
    createRoot(element).render(<Chart />);
  },
  receive: (stimulus) => {
    values.set(`${stimulus.x},${stimulus.y}`, stimulus);
    draw();
  },
};
