import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { Example, record } from './LineChart.example.tsx';

export const lineChartDocs: ChartDocs = {
  name: 'LineChart',
  status: 'experimental',
  entry: 'plain',
  summary: 'Lines of numbers over another number, such as a pressure over the years.',
  use: [
    'For the course of one to four values over an axis of numbers.',
    'With `children` or `useLinePlot` to draw in your own way what the hook has laid out.',
  ],
  avoid: [
    { when: 'Names are compared instead of a course.', instead: 'BarChart' },
    { when: 'The index of a visual field is followed over years.', instead: 'IndexView' },
  ],
  parts: [],
  data: {
    text: '`series` is a list of lines, each with its values in ascending order.',
    record,
    fields: [
      { name: 'id', unit: null, meaning: 'Identifies the line.' },
      { name: 'name', unit: null, meaning: 'What the legend, the table and screen readers call it.' },
      { name: 'data', unit: null, meaning: 'The values in ascending order of `x`.' },
      { name: 'data.x', unit: 'that of the axis', meaning: 'The place on the horizontal axis.' },
      {
        name: 'data.y',
        unit: 'that of the axis',
        meaning: 'The value; `null`, or a number that is not finite, leaves a gap.',
      },
    ],
  },
  marks: [
    { mark: 'Disc, square, triangle, ring', meaning: 'A value of the first, second, third and fourth line.' },
    {
      mark: 'Solid, dashed, dotted, dash-dotted line',
      meaning: 'The course of the first, second, third and fourth line.',
    },
    { mark: 'Gap', meaning: 'There is no value.' },
  ],
  accessibility: [
    'The chart is one tab stop: arrow keys move between its values, Home and End to the first and the last, Escape leaves it.',
    'With `display="table"` the same data are a table; offer that choice beside the chart.',
    'Time and values run from left to right in every language.',
  ],
  example: Example,
};
