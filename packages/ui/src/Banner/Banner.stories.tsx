import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({ component: Banner, args: { children: '3 patients may be duplicates.' } });

export const Caution = meta.story({
  args: { tone: 'caution', action: <Button size="sm">Review</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toContainElement(canvas.getByRole('img', { name: 'Warning' }));
  },
});
export const Info = meta.story({ args: { children: 'Reports are in English and Spanish.' } });
export const Positive = meta.story({ args: { tone: 'positive', children: 'All devices are up to date.' } });
export const Critical = meta.story({
  args: {
    tone: 'critical',
    title: 'No internet access',
    children: 'What you type is kept until the connection is back.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No internet access');
  },
});
export const Dismissable = meta.story({
  args: { onDismiss: fn(), action: <Button size="sm">Show</Button> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
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
