import preview from '../../../../.storybook/preview.tsx';
import { deviceCardDocs } from './DeviceCard.docs.tsx';
import { DeviceCard } from './DeviceCard.tsx';

const meta = preview.meta({
  title: 'Components/DeviceCard',
  component: DeviceCard,
  parameters: { guide: deviceCardDocs },
  args: {
    name: 'Lane 2 headset',
    battery: 82,
    title: 'Okafor, Adaeze',
    detail: '24-2 AVA Standard, left eye',
    progress: { label: 'Progress', value: 58 },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
