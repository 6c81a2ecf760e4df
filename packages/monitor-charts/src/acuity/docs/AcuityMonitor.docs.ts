import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, SEQ_NUM, SHAPES, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './AcuityMonitor.example.tsx';

export const acuityMonitorDocs: ChartDocs = {
  name: 'AcuityMonitor',
  status: 'stable',
  entry: 'acuity',
  summary:
    'The live monitor of visual acuity: every optotype by size, the running estimate and the result of each eye.',
  use: ['For tests of the group `VISUAL_ACUITY`, and for the acuities of a contrast suite.'],
  avoid: [{ when: 'The contrast of letters decreases instead of their size.', instead: 'ContrastMonitor' }],
  parts: [
    { name: 'AcuityChart', summary: 'The optotypes of one eye by size.' },
    { name: 'Optotype', summary: 'A Landolt ring or tumbling E with the proportions of its standard.' },
  ],
  data: {
    text: 'Each optotype is a record; `load` takes the list of them.',
    record,
    fields: [
      { name: 'eye', unit: null, meaning: '`OD`, `OS`, or `OU` for both together.' },
      { name: 'skipped', unit: null, meaning: 'Whether the eye was skipped.' },
      { name: 'threshold', unit: null, meaning: 'Whether the record completes a line.' },
      { name: 'contrast', unit: 'percent', meaning: 'The contrast of the optotype.' },
      { name: 'size', unit: 'logMAR', meaning: 'The size of the gap.' },
      { name: 'size_label', unit: null, meaning: 'The size as the device writes it.' },
      { name: 'version', unit: null, meaning: 'The version of the algorithm of the device.' },
      {
        name: 'direction',
        unit: null,
        meaning: 'The direction of the gap: 1 right, then counter-clockwise by 45 degrees to 8.',
      },
      { name: 'viewed', unit: null, meaning: 'Whether the direction was named correctly.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Optotype on a filled tile', meaning: 'Named correctly, in the direction in which it was shown.' },
    { mark: 'Struck-through optotype on an empty tile', meaning: 'Named incorrectly.' },
    { mark: 'Disc, cross', meaning: 'The same where tiles are too small.' },
    { mark: 'Line', meaning: 'The running estimate of the acuity in logMAR.' },
    { mark: 'Band', meaning: 'Its 95 % interval.' },
    { mark: 'Amber ring', meaning: 'The newest optotype.' },
    { mark: 'OD, OS, OU', meaning: 'The right eye, the left eye, both eyes.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, SHAPES],
  example: Example,
};
