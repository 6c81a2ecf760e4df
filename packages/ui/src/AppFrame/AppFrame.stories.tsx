import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { AppNavigation } from '../AppNavigation/AppNavigation.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { HelpIcon, PatientIcon } from '../icons/index.ts';
import { AppFrame } from './AppFrame.tsx';

const navigate = fn();
const size = (value: string) => ({ viewport: { value, isRotated: false } });
const meta = preview.meta({
  title: 'Patterns/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  globals: size('desktop'),
  args: {
    navigation: (
      <AppNavigation
        entries={[{ id: 'patients', label: 'Patients', icon: <PatientIcon />, href: '/patients', isCurrent: true }]}
        bottomEntries={[{ id: 'help', label: 'Help', icon: <HelpIcon />, href: '/help' }]}
      />
    ),
    header: <AppHeader start="Northside Eye Clinic" end={<Avatar name="Maria Rossi" />} />,
    children: <h1 style={{ padding: 28 }}>Patients</h1>,
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Patients');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('navigation').parentElement?.getBoundingClientRect().width).toBe(232);
  },
});
export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
export const Icons = meta.story({
  globals: size('tabletUpright'),
  play: async ({ canvas }) => {
    const patients = canvas.getByRole('link', { name: 'Patients' });
    await expect(patients).toHaveTextContent('');
    patients.focus();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Help');
  },
});
export const Sheet = meta.story({
  name: 'The menu is a sheet on a phone and closes on navigation [NAV-09]',
  globals: size('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Main' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Help' }));
    await expect(navigate).toHaveBeenLastCalledWith('/help', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const SheetOpen = meta.story({
  globals: size('phone'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const sheet = await screen.findByRole('dialog', { name: 'Main' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
});
export const WithoutNavigation = meta.story({
  args: { navigation: undefined, footer: 'Isopter 0.1' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Isopter' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Isopter 0.1');
  },
});
export const TransparentHeader = meta.story({ args: { isHeaderTransparent: true } });
