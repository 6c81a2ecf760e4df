import preview from '../../../../../.storybook/preview.tsx';
import { SensorimotorMonitor } from '../SensorimotorMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { sensorimotorMonitorDocs } from './SensorimotorMonitor.docs.ts';
import { Example } from './SensorimotorMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/SensorimotorMonitor',
  component: SensorimotorMonitor,
  parameters: { guide: sensorimotorMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
