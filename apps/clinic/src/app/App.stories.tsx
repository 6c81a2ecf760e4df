import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { clinic } from '../testing/clinic.ts';
import { AppAt, stage } from '../testing/stage.tsx';

const meta = preview.meta({
  title: 'Screens/Frame',
  component: AppAt,
  args: { path: '/preferences' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

export const NotAvailable = meta.story();

export const NotAvailableSignedOut = meta.story({
  args: { path: '/forgot' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic, null),
});

export const NotFound = meta.story({
  name: 'An unknown path leads home [NAV-01] [NAV-19]',
  args: { path: '/nowhere/at/all' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page does not exist')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the patients' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const Account = meta.story({
  name: 'The user’s menu sets theme and density, and signs out [NAV-10] [AUTH-10]',
  tags: ['!autodocs'],
  args: { path: '/patients' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const body = within(document.body);
    const open = async (): Promise<void> =>
      userEvent.click(await canvas.findByRole('button', { name: /Maya Rosen: account/ }));
    await open();
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Compact' }));
    await expect(document.documentElement).toHaveAttribute('data-density', 'compact');
    await expect(localStorage.getItem('isopter.density')).toBe('"compact"');
    await open();
    await userEvent.click(await body.findByRole('menuitem', { name: 'Sign out' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(localStorage).toHaveLength(0);
  },
});
