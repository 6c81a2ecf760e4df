import preview from '../../../../../.storybook/preview.tsx';
import { KineticMonitor } from '../monitor/KineticMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { kineticMonitorDocs } from './KineticMonitor.docs.ts';
import { Example } from './KineticMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/KineticMonitor',
  component: KineticMonitor,
  parameters: { guide: kineticMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
