import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { AddIcon } from '../icons/index.ts';
import { linkButtonDocs } from './LinkButton.docs.tsx';
import { LinkButton } from './LinkButton.tsx';

const navigate = fn();
const meta = preview.meta({
  title: 'Components/LinkButton/Features',
  component: LinkButton,
  args: { href: '/patients/new', children: 'New patient' },
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

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New patient' })).toHaveAttribute('href', '/patients/new');
  },
});
export const Secondary = meta.story();
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Small = meta.story({ args: { size: 'sm' } });
export const WithIcon = meta.story({ args: { icon: <AddIcon /> } });
export const FullWidth = meta.story({
  args: { isFullWidth: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link').offsetWidth).toBeGreaterThan(canvasElement.offsetWidth * 0.9);
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'New patient' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link, { pointerEventsCheck: 0 });
    await expect(navigate).not.toHaveBeenCalled();
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'New patient' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/patients/new', undefined);
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('link') });
    await expect(navigate).toHaveBeenLastCalledWith('/patients/new', undefined);
  },
});

export const AnyText = meta.story(anyText(linkButtonDocs));
