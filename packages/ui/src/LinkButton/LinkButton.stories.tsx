import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AddIcon } from '../icons/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({ component: LinkButton, args: { href: '#new', children: 'New patient' } });

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New patient' })).toHaveAttribute('href', '#new');
  },
});
export const Secondary = meta.story({ args: { icon: <AddIcon /> } });
export const Disabled = meta.story({ args: { isDisabled: true } });
