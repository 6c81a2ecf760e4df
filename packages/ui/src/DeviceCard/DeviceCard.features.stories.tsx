import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { deviceCardDocs } from './DeviceCard.docs.tsx';
import { DeviceCard } from './DeviceCard.tsx';

const navigate = fn();
const meta = preview.meta({
  title: 'Components/DeviceCard/Features',
  component: DeviceCard,
  args: {
    name: 'Lane 2 headset',
    battery: 82,
    title: 'Okafor, Adaeze',
    detail: '24-2 AVA Standard, left eye',
    progress: { label: 'Progress', value: 58 },
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <div style={{ maxInlineSize: 280 }}>
          <Story />
        </div>
      </RouterProvider>
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
export const Keyboard = meta.story({
  args: { href: '/tests/1' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Headset battery: 82%' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Okafor, Adaeze' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/tests/1', undefined);
  },
});
export const Touch = meta.story({
  args: { href: '/tests/2' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Lane 2 headset' }).getBoundingClientRect();
    // the link covers the card: what a finger meets near its lower end
    const target = document.elementFromPoint(card.left + card.width / 2, card.bottom - 10) ?? document.body;
    await userEvent.pointer({ keys: '[TouchA]', target });
    await expect(navigate).toHaveBeenLastCalledWith('/tests/2', undefined);
  },
});

export const AnyText = meta.story(anyText(deviceCardDocs));
