import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { middleOfWords } from '../docs/middleOf.ts';
import { bannerDocs } from './Banner.docs.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Components/Banner/Features',
  component: Banner,
  args: { children: '3 patients may be duplicates.' },
});

export const Info = meta.story({ args: { children: 'Reports are in English and Spanish.' } });
export const Positive = meta.story({ args: { tone: 'positive', children: 'All devices are up to date.' } });
export const Caution = meta.story({
  args: { tone: 'caution' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toContainElement(canvas.getByRole('img', { name: 'Warning' }));
  },
});
export const Critical = meta.story({
  args: {
    tone: 'critical',
    title: 'No internet access',
    children: 'What you type is kept until the connection is back.',
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('No internet access');
    await expect(alert).toContainElement(canvas.getByRole('img', { name: 'Error' }));
  },
});
export const WithAction = meta.story({
  args: { tone: 'caution', action: <Button size="sm">Review</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Review' });
    await expect(canvas.getByRole('status')).toContainElement(button);
    const words = middleOfWords(canvas.getByText('3 patients may be duplicates.'));
    await expect(Math.abs(middleOfWords(canvas.getByText('Review')) - words)).toBeLessThanOrEqual(1);
  },
});
export const Dismissable = meta.story({
  args: { onDismiss: fn(), action: <Button size="sm">Show</Button> },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Close' }) });
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Keyboard = meta.story({
  args: { onDismiss: fn(), action: <Button size="sm">Show</Button> },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Narrow = meta.story({
  args: {
    tone: 'caution',
    children: 'The handpiece battery is low. Charge it before the next test, or take another one.',
    action: <Button size="sm">Choose another device</Button>,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const AnyText = meta.story(anyText(bannerDocs));
