import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, SEQ_NUM, SHAPES, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './PupilMonitor.example.tsx';

export const pupilMonitorDocs: ChartDocs = {
  name: 'PupilMonitor',
  status: 'stable',
  entry: 'pupil',
  summary:
    'The live monitor of the reactions of the pupils: the periods and lights of each eye over time, and both diameters.',
  use: ['For tests of the group `PUPIL`: pupillometry, PERRL, blue pupillometry.'],
  avoid: [{ when: 'Movements of the eyes are measured.', instead: 'EomsMonitor' }],
  parts: [
    { name: 'PupilTimeline', summary: 'The periods and curves over time.' },
    { name: 'PeriodTable', summary: 'The periods as a table.' },
  ],
  data: {
    text: 'Each record is the state of both eyes at a time; `load` takes the newest, with `history` before it if the server has it.',
    record,
    fields: [
      { name: 'test_percentage_done', unit: 'percent', meaning: 'The completion of the test.' },
      { name: 'seconds', unit: 'seconds', meaning: 'Since the beginning of the test.' },
      { name: 'od_state', unit: null, meaning: 'The state of the right eye.' },
      { name: 'os_state', unit: null, meaning: 'The state of the left eye.' },
      { name: 'od_state.period_type', unit: null, meaning: 'The period: `A`, `D`, `S`, `R`, `APD` or `L`.' },
      { name: 'od_state.period_completion_percentage', unit: 'percent', meaning: 'The completion of the period.' },
      { name: 'od_state.light', unit: null, meaning: '`white`, `red`, `blue`, or none in the dark.' },
      {
        name: 'od_state.diameters',
        unit: 'mm',
        meaning:
          'The diameters of the pupil since the last state, at equal intervals; `null` where the camera lost it.',
      },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'A', meaning: 'Adaptation.' },
    { mark: 'D', meaning: 'In the dark.' },
    { mark: 'S', meaning: 'Stimulation: the eye is lit.' },
    { mark: 'R', meaning: 'Reaction: after the light.' },
    { mark: 'L', meaning: 'In the light.' },
    { mark: 'APD', meaning: 'Swinging light, for an afferent pupillary defect.' },
    { mark: 'Bar at the foot of a period', meaning: 'The light in its colour: white, red or blue.' },
    { mark: 'Dashed frame', meaning: 'The period is repeated.' },
    { mark: 'Hairline frame', meaning: 'The eye waits.' },
    { mark: 'Solid curve', meaning: 'The diameter of the right pupil in mm.' },
    { mark: 'Dashed curve', meaning: 'The diameter of the left pupil in mm.' },
    { mark: 'RAPD', meaning: 'Relative afferent pupillary defect, in log units.' },
    { mark: 'OD, OS', meaning: 'The right and the left eye.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, SHAPES],
  example: Example,
};
