import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { appNavigationDocs } from './AppNavigation.docs.tsx';
import { DeviceIcon, HelpIcon, PatientIcon, WorkItemIcon } from '../icons/index.ts';
import { AppNavigation } from './AppNavigation.tsx';

const navigate = fn();
const meta = preview.meta({
  title: 'Patterns/AppNavigation/Features',
  component: AppNavigation,
  args: {
    entries: [
      { id: 'patients', label: 'Patients', icon: <PatientIcon />, href: '/patients', isCurrent: true },
      { id: 'devices', label: 'Devices', icon: <DeviceIcon />, href: '/devices' },
      { id: 'work', label: 'Work items', icon: <WorkItemIcon />, href: '/work-items', count: '12' },
    ],
    bottomEntries: [{ id: 'help', label: 'Help', icon: <HelpIcon />, href: '/help' }],
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <div style={{ display: 'flex', inlineSize: 232, blockSize: 420 }}>
          <Story />
        </div>
      </RouterProvider>
    ),
  ],
});

export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('link', { name: 'Devices' }) });
    await expect(navigate).toHaveBeenLastCalledWith('/devices', undefined);
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Patients' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/devices', undefined);
  },
});
export const AnyTextLong = meta.story(anyText(appNavigationDocs, ['long']));
export const AnyTextRightToLeft = meta.story(anyText(appNavigationDocs, ['rightToLeft']));
export const AnyTextEmoji = meta.story(anyText(appNavigationDocs, ['emoji']));
