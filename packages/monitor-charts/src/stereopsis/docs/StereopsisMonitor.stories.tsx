import preview from '../../../../../.storybook/preview.tsx';
import { StereopsisMonitor } from '../monitor/StereopsisMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { stereopsisMonitorDocs } from './StereopsisMonitor.docs.ts';
import { Example } from './StereopsisMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/StereopsisMonitor',
  component: StereopsisMonitor,
  parameters: { guide: stereopsisMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
