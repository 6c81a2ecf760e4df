import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FileIcon, RestartIcon } from '../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Open report', icon: <FileIcon />, onPress: fn() },
});

export const Quiet = meta.story();
export const Secondary = meta.story({ args: { variant: 'secondary', label: 'Restart', icon: <RestartIcon /> } });
export const Small = meta.story({ args: { size: 'sm' } });
export const Disabled = meta.story({ args: { isDisabled: true } });

export const NameAndTooltip = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open report' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Open report');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
