import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { tabsDocs } from './Tabs.docs.tsx';
import { FileIcon, TableIcon } from '../icons/index.ts';
import { Tabs } from './Tabs.tsx';

const navigate = fn();
const meta = preview.meta({
  title: 'Components/Tabs/Features',
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

export const Disabled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Help' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Manuals' })).toHaveAttribute('aria-disabled', 'true');
  },
});
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
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { name: 'Demo mode' });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});
export const Touch = meta.story({
  args: { onSelectionChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('tab', { name: 'FAQ' }) });
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('faq');
    await expect(canvas.getByRole('tabpanel', { name: 'FAQ' })).toBeVisible();
  },
});
export const WithIcons = meta.story({
  args: {
    items: [
      { id: 'table', label: 'Table', icon: <TableIcon />, content: 'Rows' },
      { id: 'report', label: 'Report', icon: <FileIcon />, content: 'Pages' },
    ],
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: arabic.help,
    items: [
      { id: 'videos', label: arabic.videos, content: arabic.visualField },
      { id: 'faq', label: arabic.questions, content: arabic.thresholds },
      { id: 'manuals', label: arabic.manuals, content: arabic.report, isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: arabic.questions })).toHaveFocus();
  },
});
export const AnyText = meta.story(anyText(tabsDocs));
