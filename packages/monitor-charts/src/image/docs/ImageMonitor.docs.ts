import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, SEQ_NUM } from '../../docs/sentences.ts';
import { Example, record } from './ImageMonitor.example.tsx';

export const imageMonitorDocs: ChartDocs = {
  name: 'ImageMonitor',
  status: 'stable',
  entry: 'image',
  summary: 'The live monitor of an image test: how far each eye is, in words and as a ring.',
  use: ['For tests of the groups `EYE_IMAGE_CAPTURE` and `ONGOING_EYE_IMAGE_CAPTURE`.'],
  avoid: [{ when: 'Nothing is known by eye.', instead: 'CameraMonitor' }],
  parts: [],
  data: {
    text: 'The device reports its progress alone; `load` takes the newest report.',
    record,
    fields: [
      { name: 'total', unit: 'percent', meaning: 'The completion of the test.' },
      { name: 'od', unit: 'percent', meaning: 'The completion of the right eye.' },
      { name: 'os', unit: 'percent', meaning: 'The completion of the left eye.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Ring', meaning: 'The completion of the eye; full when its pictures are taken.' },
    { mark: 'Faint ring', meaning: 'The eye is not ordered.' },
    { mark: 'OD, OS', meaning: 'The right and the left eye.' },
  ],
  accessibility: ['All content is also available in words; rings and tiles are an addition.', ANNOUNCED],
  example: Example,
};
