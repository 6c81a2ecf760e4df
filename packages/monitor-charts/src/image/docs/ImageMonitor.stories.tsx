import preview from '../../../../../.storybook/preview.tsx';
import { ImageMonitor } from '../ImageMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { imageMonitorDocs } from './ImageMonitor.docs.ts';
import { Example } from './ImageMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/ImageMonitor',
  component: ImageMonitor,
  parameters: { guide: imageMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
