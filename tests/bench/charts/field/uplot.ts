import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';
import uPlot from 'uplot';
import { type Contender, oncePerFrame } from '../contender.ts';

const values = new Map<string, Stimulus>();
let plot: uPlot | undefined;

/** Each point as a square with its number, on the canvas. */
const drawPoints = (u: uPlot): null => {
  const { ctx } = u;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { x, y, threshold } of values.values()) {
    const cx = u.valToPos(x, 'x', true);
    const cy = u.valToPos(y, 'y', true);
    ctx.fillStyle = `hsl(200 60% ${20 + 2 * (threshold ?? 0)}%)`;
    ctx.fillRect(cx - 16, cy - 16, 32, 32);
    ctx.fillStyle = '#fff';
    ctx.fillText(String(threshold), cx, cy);
  }
  return null;
};

const data = (): uPlot.AlignedData => {
  const sorted = [...values.values()].toSorted((a, b) => a.x - b.x);
  return [sorted.map(({ x }) => x), sorted.map(({ y }) => y)];
};

const draw = oncePerFrame(() => plot?.setData(data()));

export const uplot: Contender<Stimulus> = {
  mount: (element) => {
    const scale = { time: false, range: [-30, 30] as [number, number] };
    const options: uPlot.Options = {
      width: 520,
      height: 560,
      scales: { x: scale, y: scale },
      series: [{}, { paths: drawPoints, points: { show: false } }],
    };
    plot = new uPlot(options, data(), element);
  },
  receive: (stimulus) => {
    values.set(`${stimulus.x},${stimulus.y}`, stimulus);
    draw();
  },
};
