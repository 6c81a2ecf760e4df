import harbour from '@isopter/ui/brands/harbour.json';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { session } from '../../lib/platform/session/session.ts';
import { type BackendHandlers, never } from '../../fakes/stage/backend.ts';
import { clinic, patients } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { visit } from '../../fakes/stage/brand.ts';
import { AppAt, At, stage } from '../../fakes/stage/stage.tsx';
import { lazyScreen } from '../../lib/frame/screen/lazyScreen.tsx';
import { noteSkew } from '../../lib/platform/api/noteSkew.ts';
import { newerBuild } from '../../lib/platform/api/newerBuild.ts';
import { routeOf } from '../../lib/platform/routes/routes.ts';
import { Surroundings } from '../Surroundings.tsx';

const meta = preview.meta({
  title: 'Screens/Frame',
  component: AppAt,
  args: { path: '/preferences' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

const { user } = signedIn;
const technician = { ...user, groups: [{ name: 'TECHALL_USER' as const }] };
const withSessions: BackendHandlers = { ...clinic, listSessions: () => ({ results: [], count: 0 }) };

export const Technician = meta.story({
  name: 'A technician lands on a screen that shows what they can do, and can do it',
  args: { path: '/patients' },
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', withSessions, { ...signedIn, user: technician }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Technician area' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Language:/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Ready to join' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Technician area' })).toBeVisible();
  },
});

export const TechnicianAdmin = meta.story({
  name: 'A technician admin lands where sessions wait',
  args: { path: '/patients' },
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', withSessions, { ...signedIn, user: { ...user, groups: [{ name: 'TECHALL_ADMIN' }] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting sessions', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New patient' })).toBeNull();
  },
});

export const PasswordChange = meta.story({
  name: 'A user who must change their password first sees why, and can sign out',
  tags: ['!autodocs'],
  args: { path: '/patients' },
  globals: { locale: 'en-US' },
  beforeEach: () =>
    stage('en-US', clinic, { ...signedIn, user: { ...user, force_password_change_on_next_login: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New password' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New patient' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  name: 'An unknown path leads home',
  args: { path: '/nowhere/at/all' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page does not exist')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the patients' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const Account = meta.story({
  name: 'The user’s menu sets theme and density, and signs out [AUTH-10]',
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
  tags: ['crash'],
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
      // an answer that no screen can handle
      getPatient: () => Response.json({ ...patients[0], date_of_birth: {} }),
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
  tags: ['!autodocs', 'crash'],
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
    await expect((await canvas.findAllByText('14.03.1961'))[0]).toBeVisible();
    await expect(canvas.queryByText('This screen stopped working')).toBeNull();
  },
});

/** Whether the file of the screen can be loaded. */
let isThere = false;
const load = (): Promise<() => ReactElement> =>
  isThere
    ? Promise.resolve(() => <h1>The screen that was missing</h1>)
    : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function Missing({ path }: { path: string }): ReactElement {
  const [Screen] = useState(() => lazyScreen(load));
  return (
    <At path={path}>
      <Surroundings access={accessOf(signedIn)} flags={routeOf('/patients')}>
        <Screen />
      </Surroundings>
    </At>
  );
}

export const ScreenMissing = meta.story({
  name: 'A screen that cannot be loaded leaves the frame alone, and can be tried again [ERR-07]',
  tags: ['@all'],
  args: { path: '/patients' },
  globals: { locale: 'en-US' },
  render: Missing,
  beforeEach: () => {
    isThere = false;
    return stage('en-US', clinic);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This screen could not be loaded')).toBeVisible();
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(navigation).getByRole('link', { name: 'Patients' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    isThere = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'The screen that was missing' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBe(navigation);
  },
});

const NEWER = /^A newer version of this page is available/;

export const WrongClock = meta.story({
  name: 'A wrong clock is said above every screen, which goes by the server’s [OUR-509]',
  args: { path: '/today' },
  globals: { locale: 'en-US' },
  beforeEach: async () => {
    const leave = await stage('en-US', clinic);
    noteSkew(-400 * 86_400_000);
    return () => {
      noteSkew(0);
      leave();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The clock of this device is 400 days behind')).toBeVisible();
    noteSkew(0);
    await waitFor(() => expect(canvas.queryByText(/^The clock of this device/)).toBeNull());
  },
});

export const NewerBuild = meta.story({
  name: 'A newer version is offered, but not over what was typed',
  args: { path: '/patients/new' },
  globals: { locale: 'en-US' },
  beforeEach: async () => {
    const leave = await stage('en-US', clinic);
    newerBuild.isThere = true;
    return () => {
      newerBuild.isThere = false;
      leave();
    };
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Last name/ });
    await expect(await canvas.findByText(NEWER)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await userEvent.type(field, 'H');
    await waitFor(() => expect(canvas.queryByText(NEWER)).toBeNull());
    await userEvent.clear(field);
    await expect(await canvas.findByText(NEWER)).toBeVisible();
  },
});
