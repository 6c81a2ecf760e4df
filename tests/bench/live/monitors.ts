// The browsers of the live benchmark, in a separate process.
import { Monitor } from '../../live/monitor.ts';
import { percentile } from '../table.ts';
import { answerWith, cpuTimer, eachOf, type Known, since } from './common.ts';

const [address = '', cookie = '', ...testIds] = process.argv.slice(2);

let delays: number[] = [];
let known = 0;
let reloads = 0;

function report(): Known {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(delays, share)) as [number, number, number];
  const told = { known, reloads, p50, p99, longest, cpu: cpu() };
  [delays, known, reloads] = [[], 0, 0];
  return told;
}

await eachOf(testIds.length, (index) =>
  new Monitor({
    address,
    cookie,
    testId: testIds[index] ?? '',
    onRecord: ({ response_time }) => {
      known += 1;
      delays.push(since(response_time ?? NaN));
    },
    onReload: () => (reloads += 1),
  }).connect(),
);
reloads = 0;
const cpu = cpuTimer();
answerWith((question: 'report' | 'known') => (question === 'report' ? report() : known));
