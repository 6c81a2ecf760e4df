import type { TestBundleWrite } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { choose } from '../../../../fakes/actions/choose.ts';
import { type BackendHandlers, refuse } from '../../../../fakes/stage/backend.ts';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { FORM_DATA, OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import { enterWorld, forgetAnnouncements, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../fakes/data/tests.ts';
import { BundleFormNew } from './BundleFormNew.tsx';
import { queryConfirmation } from '../../../../fakes/actions/confirmation.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
const SUITE = {
  ...FORM_DATA.groups[0]!,
  value: 'CSUITE' as const,
  name: 'C-Suite',
  strategies: [
    { value: 'NEAR' as const, name: 'Near', goldman_size: [], protocols: [] },
    { value: 'BOTH' as const, name: 'Distance and near', goldman_size: [], protocols: [] },
  ],
};
const supported_test_groups = [...LANE_2.capabilities.supported_test_groups, 'CSUITE' as const];
/** Two free headsets that can do everything. */
const LANES = [
  { ...LANE_2, capabilities: { ...LANE_2.capabilities, supported_test_groups } },
  {
    ...LANE_2,
    id: 'de000000-0000-4000-8000-000000000009',
    name: 'Lane 3 headset',
    capabilities: { ...LANE_2.capabilities, supported_test_groups },
  },
];

let sent: TestBundleWrite[] = [];
const handlers: BackendHandlers = {
  ...formHandlers,
  listTestDevices: () => LANES,
  listTestGroups: () => [...FORM_DATA.groups, SUITE],
  getExpectedTime: ({ query }) =>
    query['group'] === 'PERIMETRY'
      ? { seconds: 300, source: 'CLINIC', count: 20 }
      : { seconds: null, source: null, count: 0 },
  createTestBundle: ({ body }) => {
    sent.push(body as TestBundleWrite);
    return { id: LANE_2.id, current_test: { id: TESTS[0]!.id, using_device: LANE_2.id, test_group: FIELD } };
  },
};

const enter =
  (more: BackendHandlers = {}, language: 'en' | null = 'en') =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    sent = [];
    return enterWorld(
      {
        handlers: { ...handlers, ...more },
        preferences: { device: LANE_2.id, operator: OPERATORS[0]!.id, test_group: FIELD, language },
      },
      String(globals['locale']),
    );
  };

const meta = preview.meta({
  title: 'Screens/New bundle',
  component: ScreenStage,
  args: { screen: BundleFormNew, route: '/tests/bundles/new/:patientId', path: `/tests/bundles/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter(),
});

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
/** A device to test with. */
const device = (name: string): HTMLElement => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const headed = async (name: string): Promise<void> => {
  await expect(await screen.findByRole('heading', { name })).toBeVisible();
};
/** Adds a test and names it. */
const add = async (kind: string, strategy?: string): Promise<void> => {
  await press('Next');
  await press('Add test');
  await choose(/Kind of test/, kind);
  if (strategy !== undefined) await choose(/Strategy/, strategy);
};
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const First = meta.story({
  play: inEnglish(async ({ canvas }) => {
    await headed('Test #1');
    await expect(await canvas.findByText('About 5 minutes in total')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  }),
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG', theme: 'dark' } });

export const Made = meta.story({
  ...english,
  name: 'Puts tests together one after the other, and opens the monitor of the first [BUND-03] [BUND-05] [BUND-06] [OUR-152]',
  play: async ({ canvas }) => {
    await headed('Test #1');
    await press('Next');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Add another test?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Add test' }));
    await headed('Test #2');
    // the form asks for the kind of test again, and keeps patient and device
    await expect(canvas.getByText('Still to choose: Kind of test, Strategy, Program.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(device('Lane 2')).toBeChecked();
    await choose(/Kind of test/, 'Cover test');
    await press('Back');
    await headed('Test #1');
    await expect(canvas.getByRole('button', { name: /AVA Standard/ })).toBeVisible();
    await press('Next');
    await headed('Test #2');
    await add('Audiometry');
    await expect(await canvas.findByText('At least 5 minutes in total')).toBeVisible();
    await press('Remove test #3');
    await headed('Test #2');
    await press('Next');
    await press('Done');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/observe/${TESTS[0]!.id}`);
    await expect(sent).toHaveLength(1);
    await expect(sent[0]).toMatchObject({ patient: PATIENT.id, device: LANE_2.id, operator: OPERATORS[0]!.id });
    await expect(sent[0]!.test_descriptions!.map(({ test_group }) => test_group.group)).toEqual(['PERIMETRY', 'COVER']);
    await expect(sent[0]!.test_descriptions![0]).toMatchObject({ language: 'en', test_group: FIELD });
    forgetAnnouncements();
  },
});

export const Limit = meta.story({
  ...english,
  name: 'Says when no further test fits, and when tests are too long together [BUND-04]',
  play: async ({ canvas }) => {
    await headed('Test #1');
    await choose(/Kind of test/, 'C-Suite');
    await choose(/Strategy/, 'Near and distance');
    await add('Cover test');
    await add('Cover test');
    await add('C-Suite', 'Near');
    await expect(canvas.getByText(/^The tests are too long for one bundle/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await choose(/Kind of test/, 'Cover test');
    await expect(canvas.queryByText(/^The tests are too long for one bundle/)).toBeNull();
    await press('Next');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('The maximum test count is reached.')).toBeVisible();
    await expect(question.queryByRole('button', { name: 'Add test' })).toBeNull();
    await expect(question.getByRole('button', { name: 'Done' })).toBeVisible();
  },
});

export const Cleared = meta.story({
  ...english,
  name: 'Removes the other tests when the device or language changes, with a notice [BUND-05]',
  play: async ({ canvas }) => {
    await headed('Test #1');
    await userEvent.click(device('Lane 3'));
    await expect(canvas.queryByText(/language changed/)).toBeNull();
    await add('Cover test');
    await userEvent.click(device('Lane 2'));
    await expect(await canvas.findByText(/1 test was removed/)).toBeVisible();
    await headed('Test #1');
    await expect(canvas.getByRole('button', { name: /Cover test/ })).toBeVisible();
  },
});

export const DeviceTaken = meta.story({
  ...english,
  name: 'Keeps all tests when somebody took the device meanwhile, with another device too [FORM-23] [OUR-153]',
  beforeEach: enter({ createTestBundle: () => refuse(409, 'In use.', { name: 'DeviceInUse' }) }),
  play: async ({ canvas }) => {
    await headed('Test #1');
    await add('Cover test');
    await press('Next');
    await press('Done');
    await expect((await canvas.findAllByText(/Someone else took/))[0]).toBeVisible();
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await userEvent.click(device('Lane 3'));
    await expect(canvas.queryByText(/language changed/)).toBeNull();
    await expect(canvas.getByText(/^1\. Perimetry 24-2/)).toBeVisible();
    await expect(canvas.getByText('2. Cover test')).toBeVisible();
    forgetAnnouncements();
  },
});

/** Answers of the server, and what is said. */
const REFUSED = [
  [refuse(404, 'Not found.', { name: 'NotFound' }), /^The device was deleted, or you do not have access to it/],
  [
    refuse(400, '', { fields: { test_descriptions: ['Test 1: This strategy is not available.'] } }),
    /^Test #1 is not possible with these settings/,
  ],
  [
    refuse(400, '', { fields: { test_descriptions: ['test_descriptions must contain no more than 10 items.'] } }),
    /it has more than 10 tests/,
  ],
] as const;
export const PatientGone = meta.story({
  ...english,
  name: 'Says that the patient is gone where it is not the device, and keeps the tests [OUR-404]',
  beforeEach: (context) => {
    let isGone = false;
    return enter({
      createTestBundle: () => {
        isGone = true;
        return refuse(404, 'Not found.', { name: 'NotFound' });
      },
      getPatient: () => (isGone ? refuse(404, 'Not found.', { name: 'NotFound' }) : PATIENT),
    })(context);
  },
  play: async ({ canvas }) => {
    await headed('Test #1');
    await press('Next');
    await press('Done');
    await expect(await canvas.findByText(/^This patient was deleted or merged/)).toBeVisible();
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(canvas.getByRole('button', { name: /AVA Standard/ })).toBeVisible();
    forgetAnnouncements();
  },
});
export const Refused = meta.story({
  ...english,
  name: 'Says why a bundle was refused: device deleted meanwhile, a test that cannot be done, too many; nothing is lost [BUND-10] [BUND-14]',
  beforeEach: (context) => {
    let tries = 0;
    return enter({ createTestBundle: () => REFUSED[(tries += 1) - 1]![0].clone() })(context);
  },
  play: async ({ canvas }) => {
    await headed('Test #1');
    for (const [, said] of REFUSED) {
      await press('Next');
      await press('Done');
      await expect(await canvas.findByText(said)).toBeVisible();
      await waitFor(() => expect(queryConfirmation()).toBeNull());
    }
    await expect(canvas.getByRole('button', { name: /AVA Standard/ })).toBeVisible();
    forgetAnnouncements();
  },
});
