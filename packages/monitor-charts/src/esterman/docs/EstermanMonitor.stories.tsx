import preview from '../../../../../.storybook/preview.tsx';
import { EstermanMonitor } from '../monitor/EstermanMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { estermanMonitorDocs } from './EstermanMonitor.docs.ts';
import { Example } from './EstermanMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/EstermanMonitor',
  component: EstermanMonitor,
  parameters: { guide: estermanMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
