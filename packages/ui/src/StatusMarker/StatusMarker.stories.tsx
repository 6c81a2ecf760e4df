import preview from '../../../../.storybook/preview.tsx';
import { statusMarkerDocs } from './StatusMarker.docs.tsx';
import { StatusMarker } from './StatusMarker.tsx';

const meta = preview.meta({
  title: 'Components/StatusMarker',
  component: StatusMarker,
  parameters: { guide: statusMarkerDocs },
  args: { children: 'Started', tone: 'positive' as const },
});

export const Default = meta.story();
