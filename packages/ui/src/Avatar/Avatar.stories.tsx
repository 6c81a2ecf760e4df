import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ component: Avatar, args: { name: 'Maria Rossi' } });

export const Medium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maria Rossi' })).toHaveAttribute('data-initials', 'MR');
  },
});
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const OtherScript = meta.story({ args: { name: 'محمد علي', size: 'large' } });
