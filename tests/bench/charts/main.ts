import 'uplot/dist/uPlot.min.css';
import { entered } from './contender.ts';
import { field } from './field/index.ts';
import { lines } from './lines/index.ts';
import { type Measurement, measureStream } from './measureStream.ts';

const CONTESTS = new Map([
  ['field', entered(field)],
  ['lines', entered(lines)],
]);

async function measure(contest: string, name: string, perSecond: number, seconds: number): Promise<Measurement> {
  const contender = CONTESTS.get(contest)?.(name);
  const root = document.getElementById('root');
  if (!contender || !root) throw new Error(`no contender ${name} of ${contest}`);
  contender.mount(root);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return measureStream(contender.receive, perSecond, seconds);
}

Object.assign(window, { measure });
