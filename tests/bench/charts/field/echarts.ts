import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';
import { ScatterChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type EChartsType, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type Contender, oncePerFrame } from '../contender.ts';

register([ScatterChart, GridComponent, CanvasRenderer]);

const values = new Map<string, readonly [number, number, number | null]>();
let chart: EChartsType | undefined;

const draw = oncePerFrame(() => chart?.setOption({ series: [{ data: [...values.values()] }] }));

export const echarts: Contender<Stimulus> = {
  mount: (element) => {
    chart = init(element, null, { width: 520, height: 560 });
    const axis = { type: 'value', min: -30, max: 30 } as const;
    chart.setOption({
      animation: false,
      xAxis: axis,
      yAxis: axis,
      series: [
        {
          type: 'scatter',
          symbol: 'rect',
          symbolSize: 32,
          label: { show: true, formatter: ({ value }: { value: readonly unknown[] }) => String(value[2]) },
          data: [],
        },
      ],
    });
  },
  receive: ({ x, y, threshold }) => {
    values.set(`${x},${y}`, [x, y, threshold]);
    draw();
  },
};
