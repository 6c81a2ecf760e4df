import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import type { Tone } from '../tone/tone.ts';
import { meterDocs } from './Meter.docs.tsx';
import { Meter } from './Meter.tsx';

const TONES: readonly Tone[] = ['neutral', 'accent', 'positive', 'caution', 'critical'];

const meta = preview.meta({
  title: 'Components/Meter/Features',
  component: Meter,
  args: { label: 'Sound level', value: 40 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Percentage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Sound level' })).toHaveAttribute('aria-valuetext', '40%');
  },
});
export const InItsUnit = meta.story({
  args: { value: 35, minValue: 20, maxValue: 80, valueLabel: '35 dB', tone: 'positive' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuetext', '35 dB');
    await expect(meter).toHaveAttribute('aria-valuemin', '20');
    await expect(meter).toHaveAttribute('aria-valuemax', '80');
  },
});
export const SeenShorterThanSpoken = meta.story({
  args: { valueLabel: '35 dB, too loud', valueText: '35 dB', tone: 'critical', children: 'Too loud' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '35 dB, too loud');
    await expect(canvas.getByText('35 dB')).toBeVisible();
  },
});
export const Bounds = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Meter {...args} label="Least" value={0} />
      <Meter {...args} label="Most" value={100} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [least, most] = canvasElement.querySelectorAll('[data-part="fill"]');
    await expect(least!.getBoundingClientRect().width).toBe(4);
    await expect(most!.getBoundingClientRect().width).toBe(most!.parentElement!.getBoundingClientRect().width);
  },
});
export const Tones = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {TONES.map((tone) => (
        <Meter key={tone} {...args} label={tone} tone={tone} />
      ))}
    </div>
  ),
});
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' }, args: { label: 'مستوى الصوت' } });
export const AnyText = meta.story(anyText(meterDocs));
