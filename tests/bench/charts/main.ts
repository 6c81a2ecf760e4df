import 'uplot/dist/uPlot.min.css';
import type { Contender } from './contender.ts';
import { isopter } from './isopter.tsx';
import { type Measurement, measureStream } from './measureStream.ts';
import { recharts } from './recharts.tsx';
import { record } from './stream.ts';
import { uplot } from './uplot.ts';

const contenders: Record<string, Contender> = { isopter, recharts, uplot };
async function measure(name: string, perSecond: number, seconds: number): Promise<Measurement> {
  const contender = contenders[name];
  const root = document.getElementById('root');
  if (!contender || !root) throw new Error(`no contender ${name}`);
  contender.mount(root);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return measureStream((n) => contender.receive(record(n)), perSecond, seconds);
}

Object.assign(window, { measure });
