import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, SEQ_NUM, SHAPES, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './IshiharaMonitor.example.tsx';

export const ishiharaMonitorDocs: ChartDocs = {
  name: 'IshiharaMonitor',
  status: 'stable',
  entry: 'ishihara',
  summary: 'The live monitor of Ishihara plates: what was read on each plate, and the verdict of each eye.',
  use: ['For tests of the group `COLOR_VISION` with the strategy `ISHIHARA`.'],
  avoid: [
    { when: 'The plates grade the deficiency.', instead: 'WaggonerMonitor' },
    { when: 'Caps are arranged by colour.', instead: 'D15Monitor' },
  ],
  parts: [{ name: 'PlateTable', summary: 'The plates with the responses, as a table.' }],
  data: {
    text: 'Each record is the whole state of the test, as the state call returns it; `load` takes one.',
    record,
    fields: [
      { name: 'eye_states', unit: null, meaning: 'The states of the tested eyes: `eye` and `responses`.' },
      { name: 'eye_states.responses.answered', unit: null, meaning: 'Whether the plate was answered.' },
      { name: 'eye_states.responses.value', unit: null, meaning: 'The numeral of the plate.' },
      { name: 'eye_states.responses.answer', unit: null, meaning: 'The numeral that was read; empty for nothing.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Full wreath of dots', meaning: 'The plate was read correctly; the numeral in it is the response.' },
    { mark: 'Wreath with every other dot missing', meaning: 'The plate was read incorrectly.' },
    { mark: 'Wreath of hollow dots', meaning: 'Not yet answered.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, SHAPES],
  example: Example,
};
