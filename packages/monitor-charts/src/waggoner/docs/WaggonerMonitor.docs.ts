import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, SEQ_NUM, SHAPES } from '../../docs/sentences.ts';
import { Example, record } from './WaggonerMonitor.example.tsx';

export const waggonerMonitorDocs: ChartDocs = {
  name: 'WaggonerMonitor',
  status: 'stable',
  entry: 'waggoner',
  summary: 'The live monitor of Waggoner plates: the score of each section, and the kind and degree of the deficiency.',
  use: [
    'For tests of the group `COLOR_VISION` with one of the strategies `WAGGONER`, `WAGGONER_SENIORS`, `WAGGONER_OLDER_CHILDREN`.',
  ],
  avoid: [
    { when: 'The plates are those of Ishihara.', instead: 'IshiharaMonitor' },
    { when: 'Caps are arranged by colour.', instead: 'D15Monitor' },
  ],
  parts: [],
  data: {
    text: 'Each record is the whole state of the test, as the state call returns it; `load` takes one.',
    record,
    fields: [
      {
        name: 'eye_states',
        unit: null,
        meaning: 'The states of the tested eyes: `eye`, `current_section`, `sections` and the deficiencies.',
      },
      { name: 'eye_states.percentage_done', unit: 'percent', meaning: 'The completion of the eye.' },
      { name: 'eye_states.sections.result', unit: null, meaning: 'The grade of a section.' },
      { name: 'eye_states.sections.correct_answers', unit: null, meaning: 'The number of right answers.' },
      { name: 'eye_states.sections.total_answers', unit: null, meaning: 'The number of answers.' },
      SEQ_NUM,
    ],
  },
  marks: [
    {
      mark: 'Ring around two numbers',
      meaning: 'The right answers of all answers of a section; the filled part is their share.',
    },
  ],
  accessibility: ['All content is also available in words; rings and tiles are an addition.', ANNOUNCED, SHAPES],
  example: Example,
};
