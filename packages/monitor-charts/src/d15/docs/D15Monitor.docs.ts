import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, SEQ_NUM, SHAPES, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './D15Monitor.example.tsx';

export const d15MonitorDocs: ChartDocs = {
  name: 'D15Monitor',
  status: 'stable',
  entry: 'd15',
  summary:
    'The live monitor of a D-15 arrangement: the caps on the colour circle in the order they were placed, and the scores.',
  use: ['For tests of the group `COLOR_VISION` with the strategy `D15`.'],
  avoid: [
    { when: 'Numerals hidden in plates are read.', instead: 'IshiharaMonitor' },
    { when: 'The plates grade the deficiency.', instead: 'WaggonerMonitor' },
  ],
  parts: [
    { name: 'ColorCircle', summary: 'The arrangement on the colour circle.' },
    { name: 'ArrangementTable', summary: 'The caps in the order they were placed, as a table.' },
  ],
  data: {
    text: 'Each record is the whole state of the test, as the state call returns it; `load` takes one.',
    record,
    fields: [
      {
        name: 'eye_states',
        unit: null,
        meaning: 'The states of the tested eyes: `eye`, `current_section`, `sections`.',
      },
      { name: 'eye_states.percentage_done', unit: 'percent', meaning: 'The completion of the eye.' },
      {
        name: 'eye_states.sections.result',
        unit: null,
        meaning: 'The numbers of the caps in the order they were placed, without the reference cap.',
      },
      { name: 'eye_states.sections.correct_answers', unit: null, meaning: 'The number of right answers.' },
      { name: 'eye_states.sections.total_answers', unit: null, meaning: 'The number of answers.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Disc with a number', meaning: 'A cap in its colour; small until it is placed.' },
    { mark: 'Disc with a second ring', meaning: 'The reference cap, from which the arrangement begins.' },
    {
      mark: 'Line from cap to cap',
      meaning: 'The order in which the caps were placed; thick where it crosses the circle.',
    },
    {
      mark: 'Protan, Deutan, Tritan with a line',
      meaning: 'The axes of confusion; the one of the outcome is highlighted.',
    },
    { mark: 'Amber ring', meaning: 'The cap placed last.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, SHAPES],
  example: Example,
};
