import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, NOT_MIRRORED, SEQ_NUM, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './KineticMonitor.example.tsx';

export const kineticMonitorDocs: ChartDocs = {
  name: 'KineticMonitor',
  status: 'stable',
  entry: 'kinetic',
  summary: 'The live monitor of kinetic perimetry: the isopter of each eye, its area and its mean radius.',
  use: ['For tests of the group `PERIMETRY` with the strategy `KINETIC`.'],
  avoid: [{ when: 'The stimuli are static.', instead: 'PerimetryMonitor' }],
  parts: [
    { name: 'IsopterPlot', summary: 'The isopter of one eye on a polar map.' },
    { name: 'IsopterTable', summary: 'The meridians of one eye as a table.' },
  ],
  data: {
    text: 'Each answer on a meridian is a record; `load` takes the list of them.',
    record,
    fields: [
      { name: 'eye', unit: null, meaning: 'The tested eye, `OD` or `OS`.' },
      {
        name: 'direction',
        unit: null,
        meaning:
          'The number of the meridian, 1 to 24: 1 is the right of the patient, then counter-clockwise by 15 degrees; 0 is a check of fixation or attention.',
      },
      { name: 'x', unit: 'degrees', meaning: 'Where the stimulus was seen, to the right of fixation.' },
      { name: 'y', unit: 'degrees', meaning: 'The same upwards.' },
      { name: 'viewed', unit: null, meaning: 'Whether it was answered before it reached fixation.' },
      { name: 'response_time', unit: 'seconds', meaning: 'From the beginning of the movement to the answer.' },
      { name: 'is_blind_spot', unit: null, meaning: 'Whether the stimulus lay in the blind spot.' },
      { name: 'has_good_fixation', unit: null, meaning: 'Whether the eye looked at the target.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Disc', meaning: 'Seen there.' },
    { mark: 'Cross at the edge with a dashed line', meaning: 'Not seen on the whole meridian.' },
    { mark: 'Hollow square at the edge', meaning: 'Answered too early to be true.' },
    { mark: 'Line through discs', meaning: 'The isopter; what it surrounds is the area in square degrees.' },
    { mark: 'Ellipse', meaning: 'The physiological blind spot.' },
    { mark: 'Amber ring', meaning: 'The newest answer.' },
    { mark: 'N, T', meaning: 'The nasal and the temporal side of the field.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, NOT_MIRRORED],
  example: Example,
};
