import preview from '../../../../../.storybook/preview.tsx';
import { PupilMonitor } from '../monitor/PupilMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { pupilMonitorDocs } from './PupilMonitor.docs.ts';
import { Example } from './PupilMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/PupilMonitor',
  component: PupilMonitor,
  parameters: { guide: pupilMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
