import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, NOT_MIRRORED, SEQ_NUM, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './EstermanMonitor.example.tsx';

export const estermanMonitorDocs: ChartDocs = {
  name: 'EstermanMonitor',
  status: 'stable',
  entry: 'esterman',
  summary: 'The live monitor of an Esterman test: which points of the field of drivers are seen, and the score.',
  use: ['For tests of the group `PERIMETRY` with the strategy `ESTERMAN`; with `eye` for those of one eye.'],
  avoid: [{ when: 'Thresholds are measured.', instead: 'PerimetryMonitor' }],
  parts: [
    { name: 'EstermanPlot', summary: 'The map of the points.' },
    { name: 'EstermanTable', summary: 'The points as a table.' },
  ],
  data: {
    text: 'Each presentation is a record without an eye; `load` takes `{ stimuli, progress, run, seq_num }`.',
    record,
    fields: [
      { name: 'index', unit: null, meaning: 'The number of the presentation; a repetition replaces the previous one.' },
      { name: 'x', unit: 'degrees', meaning: 'To the right of fixation.' },
      { name: 'y', unit: 'degrees', meaning: 'Upwards from fixation.' },
      { name: 'viewed', unit: null, meaning: 'Whether the stimulus was answered.' },
      { name: 'response_time', unit: 'seconds', meaning: 'From the stimulus to the answer.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Open circle', meaning: 'Seen.' },
    { mark: 'Solid square', meaning: 'Not seen.' },
    { mark: 'Dot', meaning: 'Not yet tested.' },
    { mark: 'Ring', meaning: 'The central field.' },
    { mark: 'Amber ring', meaning: 'The point that is presented now.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, NOT_MIRRORED],
  example: Example,
};
