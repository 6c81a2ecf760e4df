import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, NOT_MIRRORED, SEQ_NUM, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './PerimetryMonitor.example.tsx';

export const perimetryMonitorDocs: ChartDocs = {
  name: 'PerimetryMonitor',
  status: 'stable',
  entry: 'perimetry',
  summary:
    'The live monitor of static perimetry: both visual fields with their thresholds, and how reliable the responses are.',
  use: [
    'For tests of the group `PERIMETRY` with static stimuli: threshold, suprathreshold, ptosis, confrontation.',
    'With `age` for a finished threshold field: key numbers, pattern deviation and the change since an earlier field.',
  ],
  avoid: [
    { when: 'The stimuli move along meridians.', instead: 'KineticMonitor' },
    { when: 'Both eyes look at the field of drivers together.', instead: 'EstermanMonitor' },
    { when: 'A field is drawn on paper, or without controls.', instead: 'PerimetryPlot' },
  ],
  parts: [
    { name: 'PerimetryPlot', summary: 'One field without controls, for screens and for paper.' },
    { name: 'PerimetryTable', summary: 'The locations of one field as a table.' },
    { name: 'LiveSummary', summary: 'A live region that speaks at most every ten seconds.' },
  ],
  data: {
    text: 'Each presentation is a record; `load` takes the state of a test that has begun: `{ stimuli, progress, run, seq_num }`.',
    record,
    fields: [
      { name: 'eye', unit: null, meaning: 'The tested eye, `OD` or `OS`.' },
      { name: 'index', unit: null, meaning: 'The number of the presentation; a repetition replaces the previous one.' },
      { name: 'x', unit: 'degrees', meaning: 'From fixation to the right of the field, as the eye sees it.' },
      { name: 'y', unit: 'degrees', meaning: 'From fixation upwards.' },
      { name: 'viewed', unit: null, meaning: 'Whether the stimulus was answered.' },
      {
        name: 'threshold',
        unit: 'dB',
        meaning:
          'The sensitivity of the location as attenuation of the brightest stimulus, once it is known; below 0 the brightest stimulus was not seen.',
      },
      { name: 'response_time', unit: 'seconds', meaning: 'From the stimulus to the answer; `null` if not measured.' },
      { name: 'is_blind_spot', unit: null, meaning: 'Whether the stimulus lay in the blind spot.' },
      {
        name: 'has_good_fixation',
        unit: null,
        meaning: 'Whether the eye looked at the target; `null` if not watched.',
      },
      { name: 'false_positive', unit: null, meaning: 'Whether it was an answer to nothing.' },
      { name: 'false_negative', unit: null, meaning: 'Whether a stimulus that must be seen was missed.' },
      {
        name: 'catch_trial',
        unit: null,
        meaning: 'The kind of catch trial: `blind_spot`, `false_negative` or `blank`.',
      },
      { name: 'region_no', unit: null, meaning: 'The region of a ptosis test; 0 in others.' },
      SEQ_NUM,
    ],
  },
  marks: [
    {
      mark: 'Tile with a number',
      meaning: 'The threshold in dB; the lighter the tile, the more sensitive the location.',
    },
    { mark: 'Dark tile with a cross and `<0`', meaning: 'The brightest stimulus was not seen.' },
    {
      mark: 'Ring',
      meaning: 'Seen; the threshold is not yet known. On a light tile in suprathreshold tests: the result.',
    },
    {
      mark: 'Cross',
      meaning: 'Not seen; the threshold is not yet known. On a dark tile in suprathreshold tests: the result.',
    },
    { mark: 'Dot', meaning: 'Not yet tested.' },
    { mark: 'Triangle', meaning: 'The blind spot.' },
    { mark: 'Amber ring', meaning: 'The stimulus that is presented now.' },
    { mark: 'N, T', meaning: 'The nasal and the temporal side of the field.' },
    { mark: 'Cells of grey', meaning: 'The sensitivity in classes of 5 dB, as printed fields have them.' },
    { mark: 'OD, OS', meaning: 'The right and the left eye.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, NOT_MIRRORED],
  example: Example,
};
