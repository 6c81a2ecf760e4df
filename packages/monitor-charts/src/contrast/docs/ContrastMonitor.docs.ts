import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, SEQ_NUM, SHAPES, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './ContrastMonitor.example.tsx';

export const contrastMonitorDocs: ChartDocs = {
  name: 'ContrastMonitor',
  status: 'stable',
  entry: 'contrast',
  summary:
    'The live monitor of contrast sensitivity: every question by contrast, the letters asked, and the result in log CS.',
  use: ['For tests of the group `CONTRAST_SENSITIVITY`.', 'With `age` for the normal range of the letter chart.'],
  avoid: [{ when: 'The size of optotypes decreases instead of their contrast.', instead: 'AcuityMonitor' }],
  parts: [
    { name: 'ContrastChart', summary: 'The questions of one eye in their order by contrast sensitivity.' },
    { name: 'LetterChart', summary: 'The letters of each level, as on a printed chart.' },
  ],
  data: {
    text: 'Each question is a record; it is sent without an answer first. `load` takes the list of them.',
    record,
    fields: [
      { name: 'eye', unit: null, meaning: '`OD`, `OS`, or `OU` for both together.' },
      { name: 'index', unit: null, meaning: 'The number of the question.' },
      { name: 'phase', unit: null, meaning: '2 completes the eye, 3 is not shown.' },
      { name: 'threshold', unit: null, meaning: 'Whether the record is the result of the eye.' },
      { name: 'question', unit: null, meaning: 'The letters shown.' },
      { name: 'answer', unit: null, meaning: 'The letters named; empty while they are asked.' },
      { name: 'variants', unit: null, meaning: 'The letters to choose from.' },
      { name: 'contrast', unit: 'percent', meaning: 'The contrast of the letters.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Disc', meaning: 'Named correctly.' },
    { mark: 'Cross', meaning: 'Named incorrectly.' },
    { mark: 'Underlined letter', meaning: 'A letter that was named correctly.' },
    { mark: 'Letter with a line through it', meaning: 'A letter that was named incorrectly.' },
    { mark: 'Green band', meaning: 'The normal range.' },
    { mark: 'Line with a number', meaning: 'The result in log CS: the logarithm of the contrast sensitivity.' },
    { mark: 'OD, OS, OU', meaning: 'The right eye, the left eye, both eyes.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, SHAPES],
  example: Example,
};
