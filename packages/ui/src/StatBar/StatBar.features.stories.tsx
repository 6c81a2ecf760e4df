import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { statBarDocs } from './StatBar.docs.tsx';
import { StatBar } from './StatBar.tsx';

const meta = preview.meta({
  title: 'Components/StatBar/Features',
  component: StatBar,
  args: {
    label: 'False positives',
    value: 4,
    limits: { caution: 20, critical: 33 },
    explanation: '2 of 51 answers under 0.15 s',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
});

export const Good = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'False positives' })).toHaveAttribute('aria-valuetext', '4%');
  },
});
export const Caution = meta.story({
  args: { label: 'False negatives', value: 25, explanation: '1 of 4 catch trials missed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Elevated')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '25%, Elevated');
  },
});
export const Critical = meta.story({
  args: { label: 'Fixation losses', value: 50, explanation: '2 of 4 blind-spot checks seen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too high')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '50%, Too high');
  },
});
export const NotKnown = meta.story({
  name: 'Not known: shows that in words, without a bar [OUR-428]',
  args: { value: null, explanation: '0 of 0 catch trials missed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not known')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvasElement.querySelector('[data-part="track"]')).toBeNull();
  },
});
export const WithoutLimits = meta.story({
  args: { value: 60, limits: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '60%');
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: arabic.falsePositives, value: 25, explanation: arabic.falsePositivesOf },
});
export const AnyText = meta.story(anyText(statBarDocs));
