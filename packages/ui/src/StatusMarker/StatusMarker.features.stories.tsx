import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { statusMarkerDocs } from './StatusMarker.docs.tsx';
import { StatusMarker } from './StatusMarker.tsx';

const meta = preview.meta({
  title: 'Components/StatusMarker/Features',
  component: StatusMarker,
  args: { children: 'Finished' },
});

export const Neutral = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Finished')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="dot"]')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const Positive = meta.story({ args: { tone: 'positive', children: 'Started' } });
export const Caution = meta.story({ args: { tone: 'caution', children: 'Paused' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Failed' } });
export const Accent = meta.story({ args: { tone: 'accent', children: 'Syncing' } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { tone: 'positive', children: 'بدأ' },
  play: async ({ canvas, canvasElement }) => {
    const dot = canvasElement.querySelector('[data-part="dot"]')!.getBoundingClientRect();
    await expect(dot.left).toBeGreaterThan(canvas.getByText('بدأ').getBoundingClientRect().right);
  },
});
export const AnyText = meta.story(anyText(statusMarkerDocs));
