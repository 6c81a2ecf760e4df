import preview from '../../../../../.storybook/preview.tsx';
import { AcuityMonitor } from '../monitor/AcuityMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { acuityMonitorDocs } from './AcuityMonitor.docs.ts';
import { Example } from './AcuityMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/AcuityMonitor',
  component: AcuityMonitor,
  parameters: { guide: acuityMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
