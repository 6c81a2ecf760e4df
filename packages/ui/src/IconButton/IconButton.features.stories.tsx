import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DeleteIcon, FileIcon, RestartIcon } from '../icons/index.ts';
import { anyText } from '../docs/anyText.tsx';
import { iconButtonDocs } from './IconButton.docs.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton/Features',
  component: IconButton,
  args: { label: 'Open report', icon: <FileIcon />, onPress: fn() },
});

export const Quiet = meta.story();
export const Secondary = meta.story({ args: { variant: 'secondary', label: 'Restart', icon: <RestartIcon /> } });
export const Primary = meta.story({ args: { variant: 'primary' } });
export const Danger = meta.story({ args: { variant: 'danger', label: 'Delete report', icon: <DeleteIcon /> } });
export const SwitchedOn = meta.story({
  args: { 'aria-pressed': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open report', pressed: true })).toBeVisible();
  },
});
export const Small = meta.story({ args: { size: 'sm' } });
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open report' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Open report');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Open report' }) });
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

export const AnyText = meta.story(anyText(iconButtonDocs));
