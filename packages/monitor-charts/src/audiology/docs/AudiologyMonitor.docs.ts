import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, SEQ_NUM, SHAPES, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './AudiologyMonitor.example.tsx';

export const audiologyMonitorDocs: ChartDocs = {
  name: 'AudiologyMonitor',
  status: 'stable',
  entry: 'audiology',
  summary: 'The live monitor of pure-tone audiometry: the audiogram of both ears, every tone, and the averages.',
  use: ['For tests of the group `AUDIOLOGY`: thresholds (`PURE_TONE`) and screening (`PURE_TONE_SCREENING`).'],
  avoid: [{ when: 'An audiogram is drawn without the test around it.', instead: 'Audiogram' }],
  parts: [
    { name: 'Audiogram', summary: 'The audiogram of both ears in the conventional form.' },
    { name: 'AudiogramView', summary: 'The audiogram in the size of its column, over an earlier one.' },
    { name: 'AudiogramTable', summary: 'The thresholds as a table.' },
  ],
  data: {
    text: 'Each tone is a record; `load` takes the list of them.',
    record,
    fields: [
      { name: 'ear', unit: null, meaning: '`RIGHT` or `LEFT`.' },
      { name: 'threshold', unit: null, meaning: 'Whether the tone is the threshold of its frequency.' },
      { name: 'frequency', unit: 'Hz', meaning: 'The frequency of the tone.' },
      { name: 'volume_db', unit: 'dB HL', meaning: 'The level of the tone.' },
      { name: 'is_heard', unit: null, meaning: 'Whether it was answered; answers within 0.15 s do not count.' },
      { name: 'response_time', unit: 'seconds', meaning: 'From the tone to the answer.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Red circle', meaning: 'The threshold of the right ear.' },
    { mark: 'Blue cross', meaning: 'The threshold of the left ear.' },
    { mark: 'Arrow', meaning: 'Not heard at the loudest level.' },
    { mark: 'Line', meaning: 'Joins the thresholds of an ear.' },
    { mark: 'Band with a dotted line', meaning: 'The middle half and the median of people of the same age and sex.' },
    { mark: 'Amber ring', meaning: 'The tone that is presented now.' },
    { mark: 'dB HL', meaning: 'Decibels hearing level: 0 is the threshold of young healthy ears.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, SHAPES],
  example: Example,
};
