import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, SEQ_NUM, SHAPES, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './StereopsisMonitor.example.tsx';

export const stereopsisMonitorDocs: ChartDocs = {
  name: 'StereopsisMonitor',
  status: 'stable',
  entry: 'stereopsis',
  summary: 'The live monitor of stereopsis: every plate by disparity, the finest level seen, and the result.',
  use: ['For tests of the group `STEREOPSIS`.'],
  avoid: [{ when: 'The alignment of the eyes is measured.', instead: 'SensorimotorMonitor' }],
  parts: [
    { name: 'LevelChart', summary: 'The plates in their order by disparity.' },
    { name: 'LevelTable', summary: 'The levels as a table.' },
    { name: 'DotIndicator', summary: 'Which of the circles of a plate was chosen.' },
  ],
  data: {
    text: 'Each plate is a record; `load` takes `{ responses, progress }`.',
    record,
    fields: [
      { name: 'index', unit: null, meaning: 'The number of the plate.' },
      { name: 'arcsec', unit: 'seconds of arc', meaning: 'The disparity of the plate.' },
      { name: 'target', unit: null, meaning: 'The circle that stands out.' },
      { name: 'target_answer', unit: null, meaning: 'The circle that was chosen; `null` without an answer.' },
      { name: 'threshold', unit: null, meaning: 'Whether the plate settles the test.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Filled dot', meaning: 'Seen.' },
    { mark: 'Cross', meaning: 'Not seen.' },
    { mark: 'Hollow dot', meaning: 'Not answered.' },
    { mark: 'Green band', meaning: 'The range of normal stereoacuity.' },
    { mark: 'Line across', meaning: 'The result in seconds of arc.' },
    { mark: 'Amber ring', meaning: 'The newest plate.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, SHAPES],
  example: Example,
};
