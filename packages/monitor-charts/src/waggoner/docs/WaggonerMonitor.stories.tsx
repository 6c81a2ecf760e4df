import preview from '../../../../../.storybook/preview.tsx';
import { WaggonerMonitor } from '../monitor/WaggonerMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { waggonerMonitorDocs } from './WaggonerMonitor.docs.ts';
import { Example } from './WaggonerMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/WaggonerMonitor',
  component: WaggonerMonitor,
  parameters: { guide: waggonerMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
