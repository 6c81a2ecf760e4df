import preview from '../../../../../.storybook/preview.tsx';
import { D15Monitor } from '../monitor/D15Monitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { d15MonitorDocs } from './D15Monitor.docs.ts';
import { Example } from './D15Monitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/D15Monitor',
  component: D15Monitor,
  parameters: { guide: d15MonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
