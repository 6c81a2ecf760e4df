import preview from '../../../../.storybook/preview.tsx';
import { batteryIconDocs } from './BatteryIcon.docs.tsx';
import { BatteryIcon } from './BatteryIcon.tsx';

const meta = preview.meta({
  title: 'Components/BatteryIcon',
  component: BatteryIcon,
  parameters: { guide: batteryIconDocs },
  args: { owner: 'headset' as const, percentage: 82 },
});

export const Default = meta.story();
