import preview from '../../../../../.storybook/preview.tsx';
import { ContrastMonitor } from '../monitor/ContrastMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { contrastMonitorDocs } from './ContrastMonitor.docs.ts';
import { Example } from './ContrastMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/ContrastMonitor',
  component: ContrastMonitor,
  parameters: { guide: contrastMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
