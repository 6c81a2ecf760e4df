import preview from '../../../../../.storybook/preview.tsx';
import { PerimetryMonitor } from '../monitor/PerimetryMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { perimetryMonitorDocs } from './PerimetryMonitor.docs.ts';
import { Example } from './PerimetryMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/PerimetryMonitor',
  component: PerimetryMonitor,
  parameters: { guide: perimetryMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
