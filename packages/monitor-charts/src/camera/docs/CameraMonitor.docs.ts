import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { SEQ_NUM } from '../../docs/sentences.ts';
import { Example, record } from './CameraMonitor.example.tsx';

export const cameraMonitorDocs: ChartDocs = {
  name: 'CameraMonitor',
  status: 'stable',
  entry: 'camera',
  summary: 'The live monitor of a camera test: whether pictures are being taken.',
  use: ['For tests of the group `ANTERIOR_SEGMENT_IMAGE`.'],
  avoid: [{ when: 'Pictures are ordered by eye.', instead: 'ImageMonitor' }],
  parts: [{ name: 'CaptureRing', summary: 'The ring of completion around an eye.' }],
  data: {
    text: 'The device reports its progress alone; `load` takes the newest report.',
    record,
    fields: [{ name: 'total', unit: 'percent', meaning: 'The completion of the test.' }, SEQ_NUM],
  },
  marks: [{ mark: 'Ring', meaning: 'The completion; full when all pictures are taken.' }],
  accessibility: ['All content is also available in words; rings and tiles are an addition.'],
  example: Example,
};
