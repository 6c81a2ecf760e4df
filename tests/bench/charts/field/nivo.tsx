import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';
import { ScatterPlot, type ScatterPlotNodeProps } from '@nivo/scatterplot';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type Contender, redrawn } from '../contender.ts';

interface Datum {
  x: number;
  y: number;
  threshold: number | null;
}

const values = new Map<string, Datum>();
const { useData, draw } = redrawn<Datum[]>([]);

const Node = ({ node }: ScatterPlotNodeProps<Datum>): ReactElement => (
  <g transform={`translate(${node.x} ${node.y})`}>
    <rect x={-16} y={-16} width={32} height={32} fill={node.color} />
    <text textAnchor="middle" dominantBaseline="central" fill="#ffffff">
      {node.data.threshold}
    </text>
  </g>
);

const Chart = (): ReactElement => (
  <ScatterPlot
    width={520}
    height={560}
    margin={{ top: 10, right: 10, bottom: 30, left: 40 }}
    data={[{ id: 'OD', data: useData() }]}
    xScale={{ type: 'linear', min: -30, max: 30 }}
    yScale={{ type: 'linear', min: -30, max: 30 }}
    nodeComponent={Node}
    animate={false}
    useMesh={false}
  />
);

export const nivo: Contender<Stimulus> = {
  mount: (element) => {
    createRoot(element).render(<Chart />);
  },
  receive: ({ x, y, threshold }) => {
    values.set(`${x},${y}`, { x, y, threshold });
    draw(() => [...values.values()]);
  },
};
