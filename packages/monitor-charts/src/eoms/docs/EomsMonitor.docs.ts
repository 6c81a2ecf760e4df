import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, NOT_MIRRORED, SEQ_NUM, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './EomsMonitor.example.tsx';

export const eomsMonitorDocs: ChartDocs = {
  name: 'EomsMonitor',
  status: 'stable',
  entry: 'eoms',
  summary:
    'The live monitor of eye movements: how far each eye follows in every direction, and the grade of what is missing.',
  use: ['For tests of the group `EXTRA_OCULAR_MOTILITY`.'],
  avoid: [
    { when: 'The deviation of covered eyes is measured.', instead: 'CoverMonitor' },
    { when: 'The patient aligns a target.', instead: 'SensorimotorMonitor' },
  ],
  parts: [{ name: 'EomsPlot', summary: 'The excursions of one eye.' }],
  data: {
    text: 'Each attempt is a record; `load` takes the list of them.',
    record,
    fields: [
      { name: 'eye', unit: null, meaning: 'The eye that follows, `OD` or `OS`.' },
      { name: 'direction', unit: null, meaning: 'The direction: 1 up, clockwise to 8.' },
      { name: 'angle', unit: 'degrees', meaning: 'The direction of the movement, counter-clockwise from the right.' },
      { name: 'x', unit: 'degrees', meaning: 'How far the eye turned to the right of the patient.' },
      { name: 'y', unit: 'degrees', meaning: 'How far it turned up.' },
      { name: 'attempt', unit: null, meaning: 'The number of the attempt.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Ray', meaning: 'A direction; as long as the eye followed.' },
    { mark: 'Open circle at the end of a ray', meaning: 'The expected end of the movement.' },
    { mark: 'Large disc', meaning: 'Where the best attempt ended.' },
    { mark: 'Small open circle', meaning: 'Where another attempt ended.' },
    {
      mark: '−4 to 4 in a frame',
      meaning:
        'The grade: −1 to −4 for a movement that falls short, above 0 for one that goes too far; 0 is not written.',
    },
    {
      mark: 'SR, IR, LR, MR, SO, IO',
      meaning:
        'The muscle that acts in the direction: superior, inferior, lateral and medial rectus, superior and inferior oblique.',
    },
    { mark: 'Amber ring', meaning: 'The newest attempt.' },
    { mark: 'N, T', meaning: 'The nasal and the temporal side.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, NOT_MIRRORED],
  example: Example,
};
