import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { avatarDocs } from './Avatar.docs.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Avatar/Features',
  component: Avatar,
  args: { name: 'Maria Rossi' },
});

export const Medium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maria Rossi' })).toHaveAttribute('data-initials', 'MR');
  },
});
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const OtherScript = meta.story({
  args: { name: 'محمد علي', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'محمد علي' })).toHaveAttribute('data-initials', 'مع');
  },
});
export const BesideTheName = meta.story({
  args: { isDecorative: true },
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Avatar {...args} /> {args.name}
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Maria Rossi')).toBeVisible();
  },
});
export const NameUnknown = meta.story({
  args: { name: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('[data-component="Avatar"] svg')).toBeVisible();
  },
});

export const AnyText = meta.story(anyText(avatarDocs));
