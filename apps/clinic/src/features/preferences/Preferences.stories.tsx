import type { Group, OfficeGroup, Preferences, StoredPreferences } from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { allOf, DEVICES } from '../../fakes/data/devices.ts';
import { OPERATORS } from '../../fakes/data/form.ts';
import { GROUPS } from '../../fakes/data/groups.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const EVERYTHING: Partial<OfficeGroup> = {
  research_mode: true,
  demo_mode: true,
  enterprise_security: true,
  enable_zero_pii: true,
  enable_on_prem_pii_agent: true,
};
const SAVED: StoredPreferences = {
  ...signedIn.preferences,
  device: DEVICES[0]!.id,
  operator: OPERATORS[0]!.id,
  test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
  language: 'en',
};

const sent = fn();

const handlersOf = (preferences: StoredPreferences): BackendHandlers => ({
  ...clinic,
  getPreferences: () => preferences,
  updatePreferences: ({ body }) => {
    sent(body);
    return undefined;
  },
  listAllDevices: allOf(DEVICES),
  listOperators: () => [...OPERATORS],
  listTestGroups: () => [...GROUPS],
  listTestLanguages: () => (['en', 'es', 'de'] as const).map((code) => ({ code, name: code })),
  listAuthenticators: () => [],
  getSecondFactors: () => ({ totp: null, recovery_codes: 0, has_duo: true, has_password: true }),
  listCustomBundles: () => ({ results: [], count: 0 }),
});

interface Wish {
  as?: Group;
  group?: Partial<OfficeGroup>;
  saved?: Partial<Preferences>;
  backend?: BackendHandlers;
}

const enter =
  ({ as = 'OFFICE_GROUP_ADMIN', group = EVERYTHING, saved = {}, backend = {} }: Wish = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    sent.mockClear();
    const preferences = { ...SAVED, ...saved };
    const who: SignedIn = {
      ...signedIn,
      user: { ...signedIn.user, groups: [{ name: as }] },
      office_group: { ...signedIn.office_group, ...group },
      preferences,
    };
    return stage(String(globals['locale']), { ...handlersOf(preferences), ...backend }, who);
  };

const meta = preview.meta({
  title: 'Screens/Preferences',
  component: AppAt,
  args: { path: '/preferences' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});

const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

const dialog = () => screen.findByRole('dialog', { name: 'Preferences' });
const open = async (tab: string) => {
  const found = within(await dialog());
  await userEvent.click(await found.findByRole('tab', { name: tab }));
  return found;
};
const choose = async (field: RegExp, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const save = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Preferences' })).toBeNull());

export const TestTab = meta.story({ name: 'Test' });
export const Report = meta.story({ args: { path: '/preferences?tab=1' } });
export const Security = meta.story({ args: { path: '/preferences?tab=2' } });
export const PatientsTab = meta.story({ name: 'Patient', args: { path: '/preferences?tab=3' } });
export const Demo = meta.story({ args: { path: '/preferences?tab=4' } });
export const Dark = meta.story({
  args: { path: '/preferences?tab=2' },
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ args: { path: '/preferences?tab=3' }, globals: { locale: 'ar-EG' } });

export const Tabs = meta.story({
  ...english,
  name: 'Opens the tab its address names, and closes to the patients [PREF-01]',
  tags: ['@all'],
  args: { path: '/preferences?tab=2' },
  play: async ({ canvas }) => {
    const found = within(await dialog());
    await expect(found.getByRole('heading', { name: 'Preferences', level: 1 })).toBeVisible();
    await expect(await found.findByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    await expect(found.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Test',
      'Report',
      'Security',
      'Patient',
      'Demo mode',
    ]);
    await userEvent.click(found.getByRole('button', { name: 'Cancel' }));
    await closed();
    await expect(canvas.getByRole('heading', { name: 'Patients' })).toBeVisible();
  },
});

export const NoDemoMode = meta.story({
  ...english,
  name: 'Has no demo tab without demo mode, and hides what other flags gate [PREF-01] [PREF-14] [ROLE-03]',
  beforeEach: enter({ group: {} }),
  play: async () => {
    const found = within(await dialog());
    await expect(await found.findByRole('tab', { name: 'Test' })).toBeVisible();
    await expect(found.queryByRole('tab', { name: 'Demo mode' })).toBeNull();
    await expect(found.queryByText(/^Low-confidence values in an imported report/)).toBeNull();
    await userEvent.click(found.getByRole('tab', { name: 'Security' }));
    await expect(await found.findByText('Two-step sign-in for everybody')).toBeVisible();
    await expect(found.queryByText(/zero-PII/)).toBeNull();
    await expect(found.queryByRole('textbox', { name: /on-premises agent/ })).toBeNull();
    await userEvent.click(found.getByRole('tab', { name: 'Patient' }));
    await expect(await found.findByText('Show dates of birth')).toBeVisible();
    await expect(found.queryByText('Anonymization')).toBeNull();
  },
});

export const OfAPerson = meta.story({
  ...english,
  name: 'Shows a doctor their own settings and none of the clinic’s [PREF-02] [PREF-15] [PREF-10]',
  beforeEach: enter({ as: 'DOCTOR' }),
  play: async () => {
    const found = await open('Report');
    await expect(await found.findByText('Threshold fields in the one-page report of a bundle')).toBeVisible();
    await expect(found.queryByText('Whole clinic')).toBeNull();
    await expect(found.queryByRole('button', { name: /Dates/ })).toBeNull();
    await userEvent.click(found.getByRole('tab', { name: 'Security' }));
    await expect(await found.findByRole('checkbox', { name: 'Two-step sign-in' })).toBeVisible();
    await expect(found.queryByRole('checkbox', { name: 'Two-step sign-in for everybody' })).toBeNull();
    await userEvent.click(found.getByRole('tab', { name: 'Patient' }));
    await expect(await found.findByRole('checkbox', { name: 'Show dates of birth' })).toBeVisible();
    await expect(found.queryByText('Tests at home')).toBeNull();
  },
});

export const Saving = meta.story({
  ...english,
  name: 'Sends what was changed alone, and lets it hold at once [PREF-08] [PREF-13] (of PREF-07)',
  play: async ({ canvas }) => {
    const found = await open('Report');
    await choose(/Dates$/, /^DD\.MM\.YYYY/);
    await userEvent.click(found.getByRole('checkbox', { name: 'Also provide fields as DICOM measurements (OPV)' }));
    await save();
    await closed();
    await expect(canvas.getByRole('heading', { name: 'Patients' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ date_format: 'DD.MM.YYYY', enable_opv_dicom: true, version: 0 });
    // the list of patients writes dates the new way
    await expect(await canvas.findByText('14.03.1961')).toBeVisible();
  },
});

export const UsualTest = meta.story({
  ...english,
  name: 'Offers strategies and programs of the chosen kind of test, and selects a single one automatically [PREF-03] [PREF-16]',
  tags: ['@all'],
  play: async () => {
    await dialog();
    await choose(/Device\W*$/, 'No device');
    await choose(/Kind of test$/, 'Audiometry');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith({
      device: null,
      test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null },
      version: 0,
    });
  },
});

export const Strategies = meta.story({
  ...english,
  name: 'Offers the strategies and programs of the kind of test, and the bundles instead of them [PREF-03] [PREF-16]',
  play: async () => {
    const found = within(await dialog());
    await choose(/Kind of test$/, 'Visual acuity');
    await userEvent.click(await found.findByRole('button', { name: /Strategy$/ }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Near',
      'Distance',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Near' }));
    await choose(/Program$/, 'Landolt C');
    await userEvent.click(found.getByRole('radio', { name: 'a custom bundle' }));
    await expect(await found.findByText('There are no custom bundles yet.')).toBeVisible();
    await save();
    await expect(await found.findByText('Custom bundle is required')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const ForcedFactor = meta.story({
  ...english,
  name: 'Takes the choice of a second factor from the person while everybody has to have one [PREF-05]',
  tags: ['@all'],
  args: { path: '/preferences?tab=2' },
  play: async () => {
    const found = within(await dialog());
    const own = await found.findByRole('checkbox', { name: 'Two-step sign-in' });
    await expect(own).toBeEnabled();
    await userEvent.click(found.getByRole('checkbox', { name: 'Two-step sign-in for everybody' }));
    await expect(own).toBeDisabled();
    await expect(own).toBeChecked();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ force_2fa: true, version: 0 }));
  },
});

export const NoKey = meta.story({
  ...english,
  name: 'Saves nothing while security keys are turned on and there is none; its address turns them on [PREF-01] [PREF-06]',
  args: { path: '/preferences?tab=2&authenticator=1' },
  play: async () => {
    const found = within(await dialog());
    await expect(await found.findByRole('checkbox', { name: 'Security keys' })).toBeChecked();
    await expect(await found.findByRole('button', { name: 'Add a security key' })).toBeVisible();
    await save();
    await expect(await screen.findByText(/^Add a security key first/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const OneKey = meta.story({
  ...english,
  name: 'Turns security keys on for the clinic once there is one, and lists it [PREF-06] [KEY-01]',
  tags: ['@all'],
  args: { path: '/preferences?tab=2&authenticator=1' },
  beforeEach: enter({
    backend: {
      listAuthenticators: () => [
        {
          id: '1e000000-0000-4000-8000-000000000001',
          label: 'Blue key',
          created: '2026-11-02T09:00:00Z',
          is_passkey: false,
          version: 0,
        },
      ],
    },
  }),
  play: async () => {
    const found = within(await dialog());
    await expect(await found.findByText('Blue key')).toBeVisible();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ enable_webauthn: true, version: 0 }));
  },
});

export const HomePin = meta.story({
  ...english,
  name: 'Makes a PIN when one is asked for and there is none [PREF-05] [VAL-09]',
  args: { path: '/preferences?tab=3' },
  play: async () => {
    const found = within(await dialog());
    const pin = await found.findByRole('textbox', { name: /^PIN for tests at home/ });
    await expect(pin).toBeDisabled();
    await userEvent.click(found.getByRole('checkbox', { name: 'Ask for a PIN at home' }));
    await expect(pin).toBeEnabled();
    await expect(Number((pin as HTMLInputElement).value)).toBeGreaterThanOrEqual(1000);
  },
});

export const FixedExamDate = meta.story({
  ...english,
  name: 'Wants a fixed exam date only while one is used, and leads to it from another tab [PREF-05] [FORM-22] (of PREF-12)',
  args: { path: '/preferences?tab=3' },
  play: async () => {
    const found = within(await dialog());
    const date = await found.findByRole('textbox', { name: /^Fixed exam date/ });
    await expect(date).toBeDisabled();
    await userEvent.click(found.getByRole('checkbox', { name: 'Order tests at home for one fixed day' }));
    await expect(date).toBeEnabled();
    await userEvent.click(found.getByRole('tab', { name: 'Report' }));
    await expect(await found.findByText('Your reports')).toBeVisible();
    await save();
    await expect(await found.findByText('Fixed exam date is required')).toBeVisible();
    await waitFor(() => expect(found.getByRole('textbox', { name: /^Fixed exam date/ })).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const DemoNeedsADevice = meta.story({
  ...english,
  name: 'Wants a device for the demo mode, and goes there once it is on [PREF-05] (of PREF-07)',
  tags: ['@all'],
  args: { path: '/preferences?tab=4' },
  beforeEach: enter({ saved: { device: null } }),
  play: async ({ canvas }) => {
    const found = within(await dialog());
    await userEvent.click(await found.findByRole('checkbox', { name: 'Demo mode on this browser' }));
    await save();
    await expect(await found.findByText('Choose the device for the demo mode')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await choose(/Device\W*$/, DEVICES[0]!.name);
    await save();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ enable_demo_mode: true, device: DEVICES[0]!.id, version: 0 }),
    );
    await expect(await canvas.findByRole('heading', { name: /^Self perimetry/ })).toBeVisible();
    await expect(screen.queryByText(/^The default device of the demo account/)).toBeNull();
  },
});

export const DefaultDemoDevice = meta.story({
  ...english,
  name: 'Warns when visitors are led to the device the demo account comes with [OUR-272] (of PREF-07)',
  args: { path: '/preferences?tab=4' },
  beforeEach: enter({ group: { ...EVERYTHING, default_demo_device: DEVICES[0]!.id } }),
  play: async ({ canvas }) => {
    const found = within(await dialog());
    await userEvent.click(await found.findByRole('checkbox', { name: 'Demo mode on this browser' }));
    await save();
    await expect(await canvas.findByRole('heading', { name: /^Self perimetry/ })).toBeVisible();
    await expect(await screen.findByText(/^The default device of the demo account/)).toBeVisible();
  },
});

export const Agent = meta.story({
  ...english,
  name: 'Takes the address of the agent, and leads to a check of it before it is saved (of OUR-658)',
  tags: ['@all'],
  args: { path: '/preferences?tab=2' },
  play: async () => {
    const found = within(await dialog());
    const field = await found.findByRole('textbox', { name: /on-premises agent/ });
    await userEvent.type(field, 'http://agent.clinic.example');
    await expect(found.queryByRole('link', { name: 'Check the agent in a new window' })).toBeNull();
    await save();
    await expect(field).toHaveAccessibleDescription(/Enter an address that begins with https/);
    await userEvent.clear(field);
    await userEvent.type(field, 'https://agent.clinic.example:4602/');
    const link = await found.findByRole('link', { name: 'Check the agent in a new window' });
    await expect(link).toHaveAttribute('href', 'https://agent.clinic.example:4602/health');
    await expect(found.getByText(/compare its SHA-256 fingerprint/)).toBeVisible();
  },
});

export const Locked = meta.story({
  ...english,
  name: 'Locks zero-PII, and the access it needs, once it is on (of PREF-04)',
  args: { path: '/preferences?tab=2' },
  beforeEach: enter({ saved: { enable_zero_pii: true } }),
  play: async () => {
    const found = within(await dialog());
    await expect(await found.findByRole('checkbox', { name: /zero-PII/ })).toBeDisabled();
    await expect(found.getByRole('checkbox', { name: 'Everybody sees the patients of all offices' })).toBeDisabled();
  },
});

export const Refused = meta.story({
  ...english,
  name: 'Shows what the server refuses at its field, and keeps what was chosen (of PREF-12)',
  beforeEach: enter({
    backend: {
      updatePreferences: () =>
        refuse(400, 'Some fields are not valid.', {
          fields: { device: ['This choice does not exist.'] },
        }),
    },
  }),
  play: async () => {
    await dialog();
    await choose(/Device\W*$/, DEVICES[1]!.name);
    await save();
    await expect(await screen.findByText('This choice does not exist.')).toBeVisible();
    await expect(screen.getByRole('button', { name: new RegExp(DEVICES[1]!.name) })).toBeVisible();
  },
});

export const Unsaved = meta.story({
  ...english,
  name: 'Asks before what was changed is left',
  play: async () => {
    const found = within(await dialog());
    await userEvent.click(await found.findByRole('checkbox', { name: 'Always show subtitles' }));
    await userEvent.click(found.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Stay on this page' }));
    await expect(found.getByRole('checkbox', { name: 'Always show subtitles' })).toBeChecked();
  },
});

export const NotLoaded = meta.story({
  ...english,
  name: 'Says that it could not be loaded, and tries again (of PREF-12)',
  beforeEach: enter({ backend: { getPreferences: () => refuse(500, '') } }),
  play: async () => {
    const found = within(await dialog());
    await expect(found.getByText('The preferences could not be loaded')).toBeVisible();
    await expect(found.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Phrases = meta.story({
  ...english,
  name: 'Keeps the phrases of a doctor, and refuses a placeholder that nobody knows [OUR-745]',
  tags: ['@all'],
  args: { path: '/preferences?tab=1' },
  beforeEach: enter({ as: 'DOCTOR', saved: { interpretation_phrases: ['Normal field.'] } }),
  play: async () => {
    const found = within(await dialog());
    const phrases = await found.findByRole('textbox', { name: /^Phrases, one on each line/ });
    await expect(phrases).toHaveValue('Normal field.');
    await userEvent.type(phrases, '\nPressure {{IOP}.');
    await save();
    await expect(await found.findByText(/^Text in curly brackets is not a known placeholder\./)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(phrases);
    await userEvent.type(phrases, 'Normal field.\n\n Stable: {{MD}. ');
    await save();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        interpretation_phrases: ['Normal field.', 'Stable: {MD}.'],
        version: 0,
      }),
    );
  },
});

export const NoPhrases = meta.story({
  ...english,
  name: 'Has no phrases for those who write no interpretations [OUR-745]',
  args: { path: '/preferences?tab=1' },
  beforeEach: enter({ as: 'OPERATOR' }),
  play: async () => {
    const found = within(await dialog());
    await expect(await found.findByText('Your reports')).toBeVisible();
    await expect(found.queryByRole('textbox', { name: /^Phrases/ })).toBeNull();
  },
});
