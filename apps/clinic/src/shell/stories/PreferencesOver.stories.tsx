import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic } from '../../fakes/data/clinic.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { refuse } from '../../fakes/stage/backend.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { keepPlace } from '../../lib/platform/session/lastPlace.ts';

const admin = { ...signedIn, user: { ...signedIn.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' as const }] } };

const meta = preview.meta({
  title: 'Screens/Preferences over the last list',
  component: AppAt,
  args: { path: '/preferences' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic, admin),
});

const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Preferences' });

export const ByAddress = meta.story({
  name: 'Opened by their address, the preferences stand over the patients and close to them [OUR-951]',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const preferences = within(await dialog());
    await expect(await canvas.findByRole('heading', { name: 'Patients', hidden: true })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Okafor/, hidden: true })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Preferences/));
    await userEvent.click(preferences.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Patients/));
  },
});

export const OverTheLastList = meta.story({
  name: 'Opened from a list, the preferences stand over it and close to it [OUR-951]',
  args: { path: '/devices' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Devices' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Preferences' }));
    await dialog();
    await expect(await canvas.findByRole('heading', { name: 'Devices', hidden: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('heading', { name: 'Devices' })).toBeVisible();
  },
});

export const KeepsOrder = meta.story({
  name: 'The list has its filters and order behind the preferences, and after they are closed [OUR-951]',
  args: { path: '/patients?sort=date_of_birth' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const sorted = { name: /Date of birth/, hidden: true };
    await expect(await canvas.findByRole('columnheader', sorted)).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('link', { name: 'Preferences' }));
    await dialog();
    await expect(await canvas.findByRole('columnheader', sorted)).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Preferences' })).toBeNull());
    await expect(canvas.getByRole('columnheader', sorted)).toHaveAttribute('aria-sort', 'ascending');
  },
});

export const AnothersList = meta.story({
  name: 'A list that is not open to this role is not behind the preferences [OUR-951]',
  globals: { locale: 'en-US' },
  beforeEach: async () => {
    const leave = await stage('en-US', clinic);
    keepPlace({ path: '/access-log', search: '' });
    return leave;
  },
  play: async ({ canvas }) => {
    await dialog();
    await expect(await canvas.findByRole('heading', { name: 'Patients', hidden: true })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Preferences that cannot be loaded show an error over the list (of OUR-951)',
  globals: { locale: 'en-US' },
  beforeEach: () => stage('en-US', { ...clinic, getPreferences: () => refuse(500, 'Down.') }, admin),
  play: async () => {
    const failed = within(await dialog());
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
