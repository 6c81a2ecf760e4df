import preview from '../../../../../.storybook/preview.tsx';
import { CoverMonitor } from '../CoverMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { coverMonitorDocs } from './CoverMonitor.docs.ts';
import { Example } from './CoverMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/CoverMonitor',
  component: CoverMonitor,
  parameters: { guide: coverMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
