import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, NOT_MIRRORED, SEQ_NUM, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './CoverMonitor.example.tsx';

export const coverMonitorDocs: ChartDocs = {
  name: 'CoverMonitor',
  status: 'stable',
  entry: 'cover',
  summary:
    'The live monitor of a cover test: the deviation of each eye in the positions of gaze, in prism dioptres and in words.',
  use: ['For tests of the group `COVER`, and for the cover test of a sensorimotor suite with `isInSuite`.'],
  avoid: [
    { when: 'The patient aligns a target.', instead: 'SensorimotorMonitor' },
    { when: 'The eyes follow a target as far as they can.', instead: 'EomsMonitor' },
  ],
  parts: [{ name: 'CoverPlot', summary: 'The deviations of one eye, or of both relative to each other.' }],
  data: {
    text: 'A `cover_state_update` says how far the test is, a `new_stimuli` with a direction what was measured; `load` takes `{ state, records }`.',
    record,
    fields: [
      { name: 'eye', unit: null, meaning: 'The watched eye.' },
      { name: 'phase', unit: null, meaning: '0 cover and uncover, 1 alternate cover.' },
      { name: 'progress', unit: 'percent', meaning: 'The completion of the test.' },
      {
        name: 'current_direction',
        unit: null,
        meaning: 'The position of gaze that is measured: 0 straight ahead, 1 up, clockwise to 8.',
      },
      { name: 'finished_directions', unit: null, meaning: 'The positions that are measured.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Δ', meaning: 'Prism dioptres: the unit of every number on a tile.' },
    { mark: 'E, X', meaning: 'Eso, inward; exo, outward.' },
    { mark: 'RH, LH', meaning: 'The right or the left eye stands higher.' },
    {
      mark: 'T behind E, X, RH or LH',
      meaning: 'Tropia: it is seen with both eyes open. Without T it is a phoria, seen only while an eye is covered.',
    },
    { mark: 'Ortho', meaning: 'No deviation of 2 Δ or more.' },
    { mark: 'Arrow from a dot', meaning: 'Where the eye stands, from the target.' },
    { mark: 'Bold frame', meaning: 'The eye moves with both eyes open.' },
    { mark: 'Dashed frame', meaning: 'The alternate cover is still to come.' },
    { mark: 'Amber frame with a dot', meaning: 'The position that is measured now.' },
    { mark: 'Dot', meaning: 'Not measured.' },
    { mark: 'N, T at the sides', meaning: 'The nasal and the temporal side.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, NOT_MIRRORED],
  example: Example,
};
