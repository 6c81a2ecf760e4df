import preview from '../../../../../.storybook/preview.tsx';
import { CameraMonitor } from '../CameraMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { cameraMonitorDocs } from './CameraMonitor.docs.ts';
import { Example } from './CameraMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/CameraMonitor',
  component: CameraMonitor,
  parameters: { guide: cameraMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
