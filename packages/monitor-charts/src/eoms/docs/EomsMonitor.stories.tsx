import preview from '../../../../../.storybook/preview.tsx';
import { EomsMonitor } from '../EomsMonitor.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { eomsMonitorDocs } from './EomsMonitor.docs.ts';
import { Example } from './EomsMonitor.example.tsx';

const meta = preview.meta({
  title: 'Monitors/EomsMonitor',
  component: EomsMonitor,
  parameters: { guide: eomsMonitorDocs, room: { height: 620 } },
  decorators: [inRoom],
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });
