import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { progressBarDocs } from './ProgressBar.docs.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar/Features',
  component: ProgressBar,
  args: { label: 'Upload', value: 58 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Half = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload' });
    await expect(bar).toHaveAttribute('aria-valuenow', '58');
    await expect(bar).toHaveAttribute('aria-valuetext', '58%');
  },
});
export const NotBegun = meta.story({
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%');
  },
});
export const Counted = meta.story({
  args: { value: 3, maxValue: 12, valueLabel: '3 of 12 files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 12 files');
  },
});
export const LabelHidden = meta.story({
  args: { isLabelHidden: true, tone: 'caution', value: 75 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  },
});
export const Done = meta.story({ args: { value: 100, tone: 'positive' } });
export const Failed = meta.story({ args: { value: 42, tone: 'critical', valueLabel: 'Stopped at 42%' } });
export const Indeterminate = meta.story({
  args: { isIndeterminate: true, label: 'Searching' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Searching' })).not.toHaveAttribute('aria-valuenow');
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: arabic.upload },
  play: async ({ canvasElement }) => {
    const fill = canvasElement.querySelector('[data-part="fill"]')!.getBoundingClientRect();
    const track = canvasElement.querySelector('[data-part="track"]')!.getBoundingClientRect();
    await expect(fill.right).toBeCloseTo(track.right, 0);
  },
});
export const AnyText = meta.story(anyText(progressBarDocs));
