import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({ component: Link, args: { href: '#report', children: 'report of 20 November' } });

export const Inline = meta.story({
  render: (args) => (
    <p>
      The <Link {...args} /> is ready.
    </p>
  ),
});
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Okafor, Adaeze' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'report of 20 November' })).toHaveFocus();
  },
});
