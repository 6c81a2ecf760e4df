import preview from '../../../../../.storybook/preview.tsx';
import { AudiologyMonitor } from '../monitor/AudiologyMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { audiologyMonitorDocs } from './AudiologyMonitor.docs.ts';
import { Example } from './AudiologyMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/AudiologyMonitor',
  component: AudiologyMonitor,
  parameters: { guide: audiologyMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
