import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Tabs } from './Tabs.tsx';

const navigate = fn();
const meta = preview.meta({
  component: Tabs,
  args: {
    label: 'Help',
    items: [
      { id: 'videos', label: 'Videos', content: 'Five tutorial videos' },
      { id: 'faq', label: 'FAQ', content: 'Twenty questions' },
      { id: 'manuals', label: 'Manuals', content: 'Two manuals', isDisabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const Default = meta.story();
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Videos' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'FAQ' })).toHaveTextContent('Twenty questions');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Videos' })).toHaveFocus();
  },
});
export const Routes = meta.story({
  args: {
    label: 'Preferences',
    selectedKey: 'general',
    items: [
      { id: 'general', label: 'General', href: '/preferences' },
      { id: 'demo', label: 'Demo mode', href: '/preferences/demo' },
    ],
    children: 'The screen of the route',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Demo mode' }));
    await expect(navigate).toHaveBeenLastCalledWith('/preferences/demo', undefined);
    await expect(canvas.getByRole('tabpanel', { name: 'General' })).toHaveTextContent('The screen of the route');
  },
});
export const Many = meta.story({
  args: {
    items: ['General', 'Security', 'Reports', 'Languages', 'Display', 'Demo mode'].map((label) => ({
      id: label,
      label,
      content: label,
    })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
