import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DeviceCard } from './DeviceCard.tsx';

const meta = preview.meta({
  component: DeviceCard,
  args: {
    name: 'Lane 2 headset',
    battery: 82,
    title: 'Adaeze Okafor',
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

export const Testing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Lane 2 headset' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Headset battery: 82%' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '58%');
  },
});
export const PausedWithLowBattery = meta.story({
  args: {
    battery: 18,
    detail: 'Pure tone audiometry, paused',
    progress: { label: 'Progress', value: 75, tone: 'caution' },
  },
});
export const Free = meta.story({
  args: { title: 'Free', detail: 'Last used yesterday, 16:20', progress: undefined },
});
export const BatteryUnknown = meta.story({
  args: { battery: null, title: 'Free', detail: undefined, progress: undefined },
});
