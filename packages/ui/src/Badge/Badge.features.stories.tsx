import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { badgeDocs } from './Badge.docs.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge/Features',
  component: Badge,
  args: { children: 'Test 2 of 3' },
});

export const Neutral = meta.story();
export const Accent = meta.story({ args: { tone: 'accent', children: 'Selected' } });
export const Positive = meta.story({ args: { tone: 'positive', children: 'Reliable' } });
export const Caution = meta.story({ args: { tone: 'caution', hasDot: true, children: 'Reconnecting' } });
export const Critical = meta.story({ args: { tone: 'critical', hasDot: true, children: 'Connection lost' } });
export const WithDot = meta.story({
  args: { tone: 'positive', hasDot: true, children: 'Testing left eye' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Testing left eye')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="dot"]')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const AnyText = meta.story(anyText(badgeDocs));
