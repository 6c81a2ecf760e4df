import uPlot from 'uplot';
import { type Contender, oncePerFrame } from '../contender.ts';
import { FREQUENCIES, type Result, Results } from './stream.ts';

const results = new Results();
let plot: uPlot | undefined;

const data = (): uPlot.AlignedData => [
  [...FREQUENCIES],
  results.of('RIGHT').map(({ level }) => level),
  results.of('LEFT').map(({ level }) => level),
];

const draw = oncePerFrame(() => plot?.setData(data()));

export const uplot: Contender<Result> = {
  mount: (element) => {
    const options: uPlot.Options = {
      width: 520,
      height: 560,
      scales: {
        x: { time: false, distr: 3, log: 2, range: [125, 8000] },
        y: { dir: -1, range: [-10, 120] },
      },
      series: [{}, { stroke: '#c4232b', points: { show: true } }, { stroke: '#1f57c4', points: { show: true } }],
    };
    plot = new uPlot(options, data(), element);
  },
  receive: (result) => {
    results.receive(result);
    draw();
  },
};
