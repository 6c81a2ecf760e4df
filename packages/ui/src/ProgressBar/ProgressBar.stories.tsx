import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ component: ProgressBar, args: { label: 'Upload', value: 58 } });

export const Half = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload' });
    await expect(bar).toHaveAttribute('aria-valuenow', '58');
    await expect(bar).toHaveAttribute('aria-valuetext', '58%');
  },
});
export const Counted = meta.story({ args: { value: 3, maxValue: 12, valueLabel: '3 of 12 files' } });
export const LabelHidden = meta.story({
  args: { isLabelHidden: true, tone: 'caution', value: 75 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  },
});
export const Done = meta.story({ args: { value: 100, tone: 'positive' } });
export const Indeterminate = meta.story({
  args: { isIndeterminate: true, label: 'Searching' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Searching' })).not.toHaveAttribute('aria-valuenow');
  },
});
