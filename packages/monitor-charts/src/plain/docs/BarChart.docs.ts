import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { Example, record } from './BarChart.example.tsx';

export const barChartDocs: ChartDocs = {
  name: 'BarChart',
  status: 'experimental',
  entry: 'plain',
  summary: 'Bars that compare a value of several names, such as the tests of each day.',
  use: [
    'For up to about twenty names with one value each.',
    'With `children` or `useBarPlot` to draw in your own way what the hook has laid out.',
  ],
  avoid: [{ when: 'A value changes over time.', instead: 'LineChart' }],
  parts: [],
  data: {
    text: '`data` is the list of bars from left to right.',
    record,
    fields: [
      { name: 'id', unit: null, meaning: 'Identifies the bar.' },
      { name: 'name', unit: null, meaning: 'What is written below it.' },
      { name: 'value', unit: 'that of the axis', meaning: 'The height of the bar; `null` if it is not known.' },
    ],
  },
  marks: [
    { mark: 'Bar', meaning: 'A value, from 0; the number above it says it.' },
    { mark: 'Dash without a bar', meaning: 'The value is not known.' },
    { mark: 'Name with an ellipsis', meaning: 'The whole name is in the details of the bar and in the table.' },
  ],
  accessibility: [
    'The chart is one tab stop: arrow keys move between its values, Home and End to the first and the last, Escape leaves it.',
    'With `display="table"` the same data are a table; offer that choice beside the chart.',
    'Time and values run from left to right in every language.',
  ],
  example: Example,
};
