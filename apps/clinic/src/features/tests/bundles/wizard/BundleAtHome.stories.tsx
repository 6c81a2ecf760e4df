import type { Patient, Schedule } from '@isopter/contract';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse, refuseChanged } from '../../../../fakes/stage/backend.ts';
import { bundleOf } from '../../../../fakes/data/bundles.ts';
import { HOME_KIT, LANE_2 } from '../../../../fakes/data/devices.ts';
import { OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import { enterWorld, forgetAnnouncements, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../fakes/data/tests.ts';
import { BundleEdit } from './BundleEdit.tsx';
import { BundleFormNew } from './BundleFormNew.tsx';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
const KIT = { ...HOME_KIT, active: true, in_use: false, capabilities: LANE_2.capabilities };
const BUNDLE = bundleOf([TESTS[0]!.id, TESTS[1]!.id], 1, {
  patient: PATIENT.id,
  device: KIT.id,
  test_descriptions: [{ test_group: FIELD, language: 'en', eye: 'OD' }],
});
const SCHEDULE: Schedule = {
  version: 0,
  id: '5c000000-0000-4000-8000-000000000001',
  patient: PATIENT.id,
  period_in_days: 30,
  end_date: '2031-06-30',
  next_test_date: '2031-01-15',
  test: null,
  test_bundle: { id: BUNDLE.id, test_groups: [FIELD] },
  scheduled_entity: 'B',
};

/** The calls and their data, in order. */
let sent: [string, unknown][] = [];
const note = (call: string, what: unknown): void => {
  sent.push([call, what]);
};
const handlers = (schedules: Schedule[] = [], more: BackendHandlers = {}): BackendHandlers => ({
  ...formHandlers,
  listTestDevices: () => [KIT],
  getDevice: () => KIT,
  getTestBundle: () => BUNDLE,
  listSchedules: () => ({ results: schedules, count: schedules.length }),
  updatePatient: ({ body }) => {
    note('updatePatient', body);
    return PATIENT;
  },
  createTestBundle: ({ body }) => {
    note('createTestBundle', body);
    return { id: BUNDLE.id, current_test: { id: TESTS[0]!.id, using_device: KIT.id, test_group: FIELD } };
  },
  createSchedule: ({ body }) => {
    note('createSchedule', body);
    return SCHEDULE;
  },
  updateSchedule: ({ body }) => {
    note('updateSchedule', body);
    return SCHEDULE;
  },
  deleteSchedule: ({ params }) => {
    note('deleteSchedule', params);
    return undefined;
  },
  ...more,
});
const enter =
  (all: BackendHandlers) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    sent = [];
    return enterWorld(
      {
        handlers: all,
        preferences: { device: KIT.id, operator: OPERATORS[0]!.id, test_group: FIELD, language: 'en' },
      },
      String(globals['locale']),
    );
  };
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** Presses Next and confirms that there is no other test. */
const leaveTests = async (): Promise<void> => {
  await press('Next');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Next' }));
};

const meta = preview.meta({
  title: 'Screens/Bundle at home',
  component: ScreenStage,
  args: { screen: BundleFormNew, route: '/tests/bundles/new/:patientId', path: `/tests/bundles/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter(handlers()),
});
const edit = {
  screen: BundleEdit,
  route: '/tests/bundles/edit/:id',
  path: `/tests/bundles/edit/${BUNDLE.id}`,
} as const;

export const Ordered = meta.story({
  name: 'Asks how the patient is reached and whether the bundle is repeated, orders it once, and repeats it [BUND-03] [BUND-14] [RECUR-06]',
  beforeEach: (context) => {
    let tries = 0;
    return enter(
      handlers([], {
        createSchedule: ({ body }) => {
          note('createSchedule', body);
          return (tries += 1) === 1 ? refuse(400, '', { fields: { end_date: ['Too late.'] } }) : SCHEDULE;
        },
      }),
    )(context);
  },
  play: inEnglish(async ({ canvas }) => {
    await leaveTests();
    await expect(await canvas.findByRole('heading', { name: 'Contact' })).toHaveFocus();
    await press('Next');
    await expect(canvas.getAllByText('Enter an e-mail address or a phone number')).toHaveLength(2);
    await type(/E-mail/, 'adaeze@example.org');
    await press('Next');
    await expect(await canvas.findByRole('heading', { name: 'Schedule' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await press('Submit');
    await expect(canvas.getByText('Days between tests is required')).toBeVisible();
    await type(/Days between tests/, '30');
    await type(/Until/, '06/30/2031');
    await press('Back');
    await expect(await canvas.findByRole('textbox', { name: /E-mail/ })).toHaveValue('adaeze@example.org');
    await press('Back');
    await expect(await canvas.findByRole('button', { name: /AVA Standard/ })).toBeVisible();
    await leaveTests();
    await press('Next');
    await press('Submit');
    await expect(await canvas.findByText(/^The bundle was ordered, but its schedule was not saved/)).toBeVisible();
    await expect(canvas.getByText('Too late.')).toBeVisible();
    await type(/Until/, '06/29/2031');
    await press('Submit');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(sent.map(([call]) => call)).toEqual([
      'updatePatient',
      'createTestBundle',
      'createSchedule',
      'createSchedule',
    ]);
    await expect(sent[1]![1]).toMatchObject({ device: KIT.id, patient_email: 'adaeze@example.org' });
    await expect(sent.at(-1)![1]).toMatchObject({
      test_bundle: BUNDLE.id,
      period_in_days: 30,
      end_date: '2031-06-29',
    });
    forgetAnnouncements();
  }),
});

/** Somebody else enters the contact while the form is open: the server has that from the first attempt to save on. */
export const ContactChanged = meta.story({
  name: 'Returns to a contact that somebody else has saved, and replaces it only after that [OUR-553]',
  tags: ['!autodocs'],
  beforeEach: (context) => {
    let stored: Patient = PATIENT;
    return enter(
      handlers([], {
        getPatient: () => stored,
        updatePatient: ({ body }) => {
          note('updatePatient', body);
          if (stored !== PATIENT) return stored;
          stored = { ...PATIENT, email: 'theirs@example.org', phone: '+12025550199', version: 1 };
          return refuseChanged(stored);
        },
      }),
    )(context);
  },
  play: inEnglish(async ({ canvas }) => {
    await leaveTests();
    await type(/E-mail/, 'mine@example.org');
    await press('Next');
    await press('Submit');
    await expect(await canvas.findByRole('textbox', { name: /E-mail/ })).toHaveValue('mine@example.org');
    await expect(canvas.getByText(/another value: theirs@example\.org/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Phone/ })).not.toHaveValue('');
    await press('Next');
    await press('Submit');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(sent.slice(0, 3)).toMatchObject([
      ['updatePatient', { email: 'mine@example.org', version: 0 }],
      ['updatePatient', { email: 'mine@example.org', version: 1 }],
      ['createTestBundle', { patient_email: 'mine@example.org', patient_phone: '+12025550199' }],
    ]);
    forgetAnnouncements();
  }),
});

export const Edit = meta.story({
  name: 'Shows the tests of a bundle to look at, and changes contact and repetition by their own calls [BUND-08] [BUND-16]',
  tags: ['@all'],
  args: edit,
  beforeEach: enter(handlers([SCHEDULE])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Strategy' })).toHaveTextContent('AVA Standard');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await press('Next');
    await type(/E-mail/, 'adaeze@');
    await press('Next');
    await expect(await canvas.findByText('This is not an e-mail address')).toBeVisible();
    await type(/E-mail/, 'adaeze@example.org');
    await press('Next');
    await expect(await canvas.findByRole('textbox', { name: /Days between tests/ })).toHaveValue('30');
    await type(/Days between tests/, '14');
    await press('Submit');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/bundles/${PATIENT.id}`);
    await expect(sent).toEqual([
      ['updatePatient', expect.objectContaining({ email: 'adaeze@example.org' })],
      ['updateSchedule', expect.objectContaining({ period_in_days: 14, version: 0 })],
    ]);
    forgetAnnouncements();
  }),
});
export const EditPhone = meta.story({ args: edit, globals: { viewport: { value: 'phone' } } });
export const EditRightToLeft = meta.story({ args: edit, globals: { locale: 'ar-EG', theme: 'dark' } });

export const Ended = meta.story({
  name: 'Ends the repetition with No, and leaves the rest as it is [BUND-16]',
  args: edit,
  beforeEach: enter(handlers([SCHEDULE], { getPatient: () => ({ ...PATIENT, email: 'adaeze@example.org' }) })),
  play: inEnglish(async ({ canvas }) => {
    await press('Next');
    await press('Next');
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    await press('Submit');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/bundles/${PATIENT.id}`);
    await expect(sent).toEqual([['deleteSchedule', { id: SCHEDULE.id }]]);
    forgetAnnouncements();
  }),
});

export const Gone = meta.story({
  name: 'Shows a message for a deleted bundle and leaves the screen [BUND-08]',
  tags: ['!autodocs'],
  args: edit,
  beforeEach: enter(handlers([], { getTestBundle: () => refuse(404, '') })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await screen.findByText('This bundle no longer exists.')).toBeVisible();
    await expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/patients');
    forgetAnnouncements();
  }),
});
