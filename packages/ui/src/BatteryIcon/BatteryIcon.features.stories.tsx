import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { vars } from '../theme/vars.ts';
import { batteryIconDocs } from './BatteryIcon.docs.tsx';
import { BatteryIcon } from './BatteryIcon.tsx';

const meta = preview.meta({
  title: 'Components/BatteryIcon/Features',
  component: BatteryIcon,
  args: { owner: 'headset' as const, percentage: 82 },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Headset battery: 82%' })).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Headset battery');
  },
});
export const Gold = meta.story({
  name: 'Is gold above 20 %, which is not a warning [MON-07]',
  args: { percentage: 21 },
  play: async ({ canvas, canvasElement }) => {
    const probe = canvasElement.appendChild(document.createElement('i'));
    probe.style.color = vars.color.gold;
    const { color } = getComputedStyle(probe);
    probe.style.color = vars.color.caution;
    await expect(color).not.toBe(getComputedStyle(probe).color);
    await expect(getComputedStyle(canvas.getByRole('img').querySelector('svg')!).color).toBe(color);
    probe.remove();
  },
});
export const LargeText = meta.story({
  name: 'Grows with the text next to it',
  globals: { textScale: '200' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').querySelector('svg')!.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 24]);
  },
});
export const ThreeQuarters = meta.story({ args: { percentage: 64 } });
export const Half = meta.story({ args: { percentage: 45 } });
export const Quarter = meta.story({ args: { percentage: 25 } });
export const Empty = meta.story({ args: { percentage: 4 } });
export const Unknown = meta.story({
  args: { percentage: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Headset battery: unknown' })).toHaveTextContent('–');
  },
});
export const DoesNotMirror = meta.story({
  globals: { locale: 'ar-EG' },
  args: { percentage: 25 },
  play: async ({ canvas }) => {
    const [shell, end] = canvas.getByRole('img').querySelectorAll('rect');
    await expect(shell?.getBoundingClientRect().left).toBeLessThan(end?.getBoundingClientRect().left ?? 0);
  },
});
export const HeadsetCritical = meta.story({
  name: 'Is red at 20 % with the headset tooltip [MON-07]',
  args: { percentage: 20, hasWarning: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Charge the headset');
    await expect(canvas.getByText(/headset battery is low/)).toBeVisible();
  },
});
export const HandpieceWarning = meta.story({
  name: 'Warns of a handpiece below 50 % [MON-07]',
  args: { owner: 'handpiece', percentage: 49, hasWarning: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The handpiece battery is low.')).toBeVisible();
  },
});
export const HandpieceEnough = meta.story({
  args: { owner: 'handpiece', percentage: 50, hasWarning: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The handpiece battery is low.')).toBeNull();
  },
});
export const AnyText = meta.story(anyText(batteryIconDocs));
