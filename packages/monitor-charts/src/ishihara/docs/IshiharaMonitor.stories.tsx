import preview from '../../../../../.storybook/preview.tsx';
import { IshiharaMonitor } from '../monitor/IshiharaMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { ishiharaMonitorDocs } from './IshiharaMonitor.docs.ts';
import { Example } from './IshiharaMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/IshiharaMonitor',
  component: IshiharaMonitor,
  parameters: { guide: ishiharaMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
