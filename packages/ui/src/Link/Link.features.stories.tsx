import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { linkDocs } from './Link.docs.tsx';
import { Link } from './Link.tsx';

const navigate = fn();
const meta = preview.meta({
  title: 'Components/Link/Features',
  component: Link,
  args: { href: '/report', children: 'report of 20 November' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
});

export const Inline = meta.story({
  render: (args) => (
    <p>
      The <Link {...args} /> is ready.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
});
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Okafor, Adaeze' } });
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'report of 20 November' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link, { pointerEventsCheck: 0 });
    await expect(navigate).not.toHaveBeenCalled();
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'report of 20 November' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/report', undefined);
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('link') });
    await expect(navigate).toHaveBeenLastCalledWith('/report', undefined);
  },
});

export const AnyText = meta.story(anyText(linkDocs));
