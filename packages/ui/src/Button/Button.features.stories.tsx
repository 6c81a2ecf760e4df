import type { ComponentType } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AddIcon, DownloadIcon } from '../icons/index.ts';
import { anyText } from '../docs/anyText.tsx';
import { buttonDocs } from './Button.docs.tsx';
import { Button } from './Button.tsx';

const narrow = [
  (Story: ComponentType) => (
    <div style={{ maxInlineSize: 320 }}>
      <Story />
    </div>
  ),
];
const meta = preview.meta({
  title: 'Components/Button/Features',
  component: Button,
  args: { children: 'Start test', onPress: fn() },
});

export const Primary = meta.story({ args: { variant: 'primary', children: 'New patient' } });
export const Secondary = meta.story();
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Skip tutorial' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Cancel test' } });
export const DangerPrimary = meta.story({ args: { variant: 'dangerPrimary', children: 'Delete patient' } });
export const Small = meta.story({ args: { size: 'sm', children: 'Review' } });
export const WithIcon = meta.story({ args: { variant: 'primary', icon: <AddIcon />, children: 'New test' } });
export const SwitchedOn = meta.story({
  args: { 'aria-pressed': true, children: 'Camera stream' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Camera stream', pressed: true })).toBeVisible();
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
export const FullWidth = meta.story({
  args: { isFullWidth: true, variant: 'primary', children: 'Sign in' },
  decorators: narrow,
});
export const LongText = meta.story({
  args: {
    icon: <DownloadIcon />,
    children: 'Gesichtsfeldprüfungsergebnisse herunterladen und an die überweisende Praxis weiterleiten',
  },
  decorators: narrow,
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start test' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Start test' }) });
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Start test/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'In progress' })).toBeInTheDocument();
  },
});

export const AnyText = meta.story(anyText(buttonDocs));

export const PendingInWords = meta.story({
  name: 'Names the action in progress',
  args: { isPending: true, pendingText: 'Pausing…', children: 'Pause', variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Pausing…/ });
    await expect(canvas.getByText('Pausing…')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
