import harbour from '@isopter/ui/brands/harbour.json';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { session } from '../session/session.ts';
import { never } from '../testing/backend.ts';
import { clinic, patients } from '../testing/clinic.ts';
import { signedIn } from '../testing/session.ts';
import { visit } from '../testing/brand.ts';
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

export const OwnLogo = meta.story({
  name: 'The footer shows the logo [NAV-11]',
  tags: ['!autodocs'],
  args: { path: '/nowhere' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(footer.getByRole('img', { name: 'Isopter' })).toBeVisible();
    await expect(footer.getByText(/^© \d{4} Isopter$/)).toBeVisible();
  },
});

export const PartnersLogo = meta.story({
  name: 'On a white-label domain the footer shows the partner’s logo [NAV-11]',
  args: { path: '/nowhere' },
  beforeEach: async ({ globals }) => {
    const leave = await stage(String(globals['locale']), clinic);
    const takeOff = await visit('harbour.isopter.example', harbour);
    return () => {
      takeOff();
      leave();
    };
  },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    const logo = footer.getByRole('img', { name: harbour.name });
    await expect(logo).toBeVisible();
    await expect(logo).toHaveAttribute('src', harbour.logos.mark);
    await expect(footer.getByText(/Harbour Vision Ltd$/)).toBeVisible();
    await expect(canvas.queryByText('Isopter')).toBeNull();
    await expect(canvas.queryByRole('img', { name: 'Isopter' })).toBeNull();
  },
});

let lists = 0;

export const Crashed = meta.story({
  name: 'A screen that crashes leaves frame and loaded data alone, with a way back [ERR-07]',
  args: { path: '/patients' },
  globals: { locale: 'en-US' },
  beforeEach: () => {
    lists = 0;
    return stage('en-US', {
      ...clinic,
      // after the first time, rows can only be those that are held already
      listPatients: (request) =>
        request.query['needs_match_review'] !== undefined || (lists += 1) === 1
          ? clinic.listPatients!(request)
          : never(),
      // what no screen is made for
      getPatient: () => Response.json({ ...patients[0], gender: { name: {} } }),
    });
  },
  play: async ({ canvas }) => {
    const navigation = await canvas.findByRole('navigation', { name: 'Main' });
    await userEvent.click(await canvas.findByRole('row', { name: /Okafor/ }));
    await expect(await canvas.findByText('This screen stopped working')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBe(navigation);
    await expect(canvas.getByRole('button', { name: /Maya Rosen: account/ })).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Go to the patients' }));
    await expect(await canvas.findByRole('row', { name: /Petrova/ })).toBeVisible();
    await expect(canvas.queryByText('This screen stopped working')).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBe(navigation);
  },
});

export const TriesAgain = meta.story({
  name: 'A crashed screen can be tried again [ERR-07]',
  tags: ['!autodocs'],
  args: { path: `/patients/${patients[0]!.id}` },
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', clinic, {
      ...signedIn,
      preferences: { ...signedIn.preferences, date_format: 0 as never },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This screen stopped working')).toBeVisible();
    session.current!.preferences.date_format = 'DD.MM.YYYY';
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('14.03.1961')).toBeVisible();
    await expect(canvas.queryByText('This screen stopped working')).toBeNull();
  },
});
