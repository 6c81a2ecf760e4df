import type { PreferencesWrite } from '@isopter/contract';
import { openKey } from '@isopter/api-client';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { allOf, DEVICES } from '../../fakes/data/devices.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { forgetClinic, KEY, patientsOf } from '../../fakes/scenes/zeroPii.ts';
import { patients } from '../../fakes/data/clinic.ts';
import { forget } from '../../lib/platform/zeroPii/held.ts';

const SAVED = { ...signedIn.preferences, enable_access_to_other_offices: true };

/** Collects the patients and preferences sent to the server. */
const received: unknown[] = [];
let saved: PreferencesWrite[] = [];

const enter =
  (more: Partial<typeof SAVED> = {}) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    await forgetClinic();
    received.length = 0;
    saved = [];
    const preferences = { ...SAVED, ...more };
    const leave = await stage(
      String(globals['locale']),
      {
        ...patientsOf(structuredClone(patients), received),
        getPreferences: () => preferences,
        updatePreferences: ({ body }) => void saved.push(body as PreferencesWrite),
        listAllDevices: allOf(DEVICES),
        listOperators: () => [],
        listTestGroups: () => [],
        listTestLanguages: () => [],
        listAuthenticators: () => [],
        listCustomBundles: () => ({ results: [], count: 0 }),
      },
      {
        ...signedIn,
        user: { ...signedIn.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' }] },
        office_group: { ...signedIn.office_group, enable_zero_pii: true, demo_mode: true },
        preferences,
      },
    );
    return () => {
      void forget(false);
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Preferences, zero-PII',
  component: AppAt,
  args: { path: '/preferences?tab=2' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
});

type Found = ReturnType<typeof within>;
const form = async (): Promise<Found> => within(await screen.findByRole('dialog', { name: 'Preferences' }));
const box = (found: Found): Promise<HTMLElement> => found.findByRole('checkbox', { name: /zero-PII/ });
const question = async (): Promise<Found> =>
  within(await screen.findByRole('alertdialog', { name: 'Encrypt personal data?' }));
const keyDialog = async (): Promise<Found> =>
  within(await screen.findByRole('dialog', { name: 'The key of your clinic' }));

/** Ticks the box, and answers the question with yes. */
async function wantKey(found: Found): Promise<Found> {
  await userEvent.click(await box(found));
  await userEvent.click((await question()).getByRole('button', { name: 'Choose a key' }));
  return keyDialog();
}

async function chooseKey(found: Found, key: string): Promise<void> {
  const dialog = await wantKey(found);
  const use = dialog.getByRole('button', { name: 'Use this key' });
  await userEvent.type(dialog.getByLabelText('Key'), key.slice(0, 4));
  await expect(dialog.getByRole('checkbox')).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Key'), key.slice(4));
  await expect(use).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(use);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The key of your clinic' })).toBeNull());
}

export const Asked = meta.story({
  name: 'Says what it means before it is turned on',
  play: async () => {
    await userEvent.click(await box(await form()));
    await expect((await question()).getByText(/This cannot be undone/)).toBeVisible();
  },
});

export const Declined = meta.story({
  name: 'Unticks when the question is declined, and when no key is given [PREF-04]',
  tags: ['@all'],
  play: async () => {
    const found = await form();
    await userEvent.click(await box(found));
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await box(found)).not.toBeChecked());
    const dialog = await wantKey(found);
    await expect(screen.getByRole('dialog', { name: 'The key of your clinic' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await box(found)).not.toBeChecked());
    await userEvent.click(found.getByRole('button', { name: 'Save' }));
    await screen.findByText('Preferences saved.');
    await expect(saved).toEqual([]);
  },
});

export const NeedsAccess = meta.story({
  name: 'Needs access to other offices; turning that off clears it and its key [PREF-04]',
  tags: ['@all'],
  play: async () => {
    const found = await form();
    const access = found.getByRole('checkbox', { name: 'Everybody sees the patients of all offices' });
    await chooseKey(found, KEY);
    await expect(await box(found)).toBeChecked();
    await userEvent.click(access);
    await expect(await box(found)).not.toBeChecked();
    await expect(await box(found)).toBeDisabled();
    await userEvent.click(access);
    await expect(await box(found)).toBeEnabled();
    await userEvent.click(await box(found));
    // the key of before is not taken: it is asked for again
    await userEvent.click((await question()).getByRole('button', { name: 'Choose a key' }));
    await expect((await keyDialog()).getByLabelText('Key')).toHaveValue('');
  },
});

export const NotInDemo = meta.story({
  name: 'Is not offered beside the demo mode, whose visitors type names in plain text (of PII-11)',
  beforeEach: enter({ enable_demo_mode: true, device: DEVICES[0]!.id }),
  play: async () => {
    const checkbox = await box(await form());
    await expect(checkbox).toBeDisabled();
    await expect(checkbox).toHaveAccessibleDescription(/^Demo mode is on/);
  },
});

export const TurnedOn = meta.story({
  name: 'Saves the check of a key, keeps the key on this device and encrypts the patients [PREF-07] [PREF-12] [PREF-04]',
  play: async ({ canvas }) => {
    const found = await form();
    await chooseKey(found, KEY);
    await expect(await box(found)).toHaveAccessibleDescription(/^A key was chosen/);
    await userEvent.click(found.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Preferences' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(saved).toHaveLength(1);
    const [{ enable_zero_pii, zero_pii_password_hash, ...other }] = saved as [PreferencesWrite];
    await expect([enable_zero_pii, other]).toEqual([true, { version: 0 }]);
    await expect(await openKey(KEY, zero_pii_password_hash!)).not.toBeNull();
    await waitFor(() => expect(JSON.stringify(received).match(/"is_encrypted":true/g)).toHaveLength(patients.length));
    await expect(JSON.stringify([received, saved])).not.toMatch(/owl-at|Okafor|1961-03/);
    await expect(await canvas.findByRole('row', { name: 'Okafor, Adaeze' })).toBeVisible();
    await expect(JSON.stringify(localStorage)).not.toMatch(/owl-at|pbkdf2/);
  },
});
