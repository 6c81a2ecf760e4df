import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type EChartsType, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type Contender, oncePerFrame } from '../contender.ts';
import { type Result, Results } from './stream.ts';

register([LineChart, GridComponent, CanvasRenderer]);

const EARS = ['RIGHT', 'LEFT'] as const;
const results = new Results();
let chart: EChartsType | undefined;

const draw = oncePerFrame(() =>
  chart?.setOption({
    series: EARS.map((ear) => ({ data: results.of(ear).map(({ frequency, level }) => [frequency, level]) })),
  }),
);

export const echarts: Contender<Result> = {
  mount: (element) => {
    chart = init(element, null, { width: 520, height: 560 });
    chart.setOption({
      animation: false,
      xAxis: { type: 'log', logBase: 2, min: 125, max: 8000 },
      yAxis: { type: 'value', min: -10, max: 120, inverse: true },
      series: EARS.map(() => ({ type: 'line', data: [] })),
    });
  },
  receive: (result) => {
    results.receive(result);
    draw();
  },
};
