import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Meter } from './Meter.tsx';

const meta = preview.meta({ component: Meter, args: { label: 'Sound level', value: 40 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Sound level' })).toHaveAttribute('aria-valuetext', '40%');
  },
});
export const InItsUnit = meta.story({
  args: { value: 35, minValue: 20, maxValue: 80, valueLabel: '35 dB', tone: 'positive' },
});
