import type { Test } from '@isopter/contract';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../../fakes/stage/backend.ts';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { FORM_DATA, OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import {
  enter,
  forgetAnnouncements,
  inEnglish,
  ScreenStage,
  type World,
} from '../../../../fakes/stage/ScreenStage.tsx';
import { sampleTest } from '../../../../fakes/data/tests.ts';
import { TestFormNew } from '../TestFormNew.tsx';

const test_group = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
const preferences: World['preferences'] = {
  device: LANE_2.id,
  operator: OPERATORS[0]!.id,
  test_group,
  language: 'en',
};
/** A custom bundle of the office group. */
const BUNDLE = FORM_DATA.groups.find(({ value }) => value === 'CUSTOM_BUNDLE')?.custom_test_bundle_info
  ?.custom_test_bundle_id;
/** The requests that created tests. */
let made: unknown[] = [];
const making = (createTest: () => Test | Response = () => sampleTest(1)): BackendHandlers => ({
  ...formHandlers,
  createTest: ({ body }) => {
    made.push(body);
    return createTest();
  },
});
/** The form of a new patient, with a backend and preferences. */
const first =
  (handlers: BackendHandlers, more: World['preferences'] = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    made = [];
    return enter({ handlers, preferences: { ...preferences, ...more } })({ globals });
  };
const start = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Start the default test' });

const meta = preview.meta({
  title: 'Screens/Test form/First test',
  component: ScreenStage,
  args: { screen: TestFormNew, route: '/tests/new/:patientId', path: `/tests/new/${PATIENT.id}?firstTest=true` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const Started = meta.story({
  name: 'Starts the default test of the preferences in one step [FORM-21]',
  beforeEach: first(making()),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Perimetry 24-2, AVA Standard on Lane 2 headset')).toBeVisible();
    await userEvent.click(await start());
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(made).toEqual([expect.objectContaining({ patient: PATIENT.id, device: LANE_2.id, test_group })]);
    forgetAnnouncements();
  }),
});

/** Reasons that prevent the default test, each alone. */
const OBSTACLES: Readonly<Record<string, { handlers?: BackendHandlers; preferences?: World['preferences'] }>> = {
  taken: { handlers: { listTestDevices: () => [{ ...LANE_2, available: false }] } },
  off: { handlers: { listTestDevices: () => [{ ...LANE_2, active: false }] } },
  away: { handlers: { listOperators: () => OPERATORS.map((operator) => ({ ...operator, active: false })) } },
  incomplete: { preferences: { test_group: { ...test_group, protocol: null } } },
};
const unready = (obstacle: keyof typeof OBSTACLES) =>
  first({ ...making(), ...OBSTACLES[obstacle]?.handlers }, OBSTACLES[obstacle]?.preferences);
const isUnready = (why: string) =>
  inEnglish(async () => {
    await expect(await start()).toBeDisabled();
    await expect(screen.getByText(`The default test cannot start. ${why}`)).toBeVisible();
  });

export const DeviceTaken = meta.story({
  name: 'Does not offer it while the device is taken, and gives the reason [FORM-21] [OUR-723]',
  beforeEach: unready('taken'),
  play: isUnready('Lane 2 headset is in use.'),
});

export const DeviceOff = meta.story({
  name: 'Does not offer it while the device is off [FORM-21]',
  tags: ['!autodocs'],
  beforeEach: unready('off'),
  play: isUnready('Lane 2 headset is off.'),
});

export const OperatorAway = meta.story({
  name: 'Does not offer it with an operator who is not active [FORM-21]',
  tags: ['!autodocs'],
  beforeEach: unready('away'),
  play: isUnready('Maurer, Ines is not an active operator.'),
});

export const Incomplete = meta.story({
  name: 'Does not offer a kind of test that is not complete [FORM-21]',
  tags: ['!autodocs'],
  beforeEach: unready('incomplete'),
  play: isUnready('The test in the preferences is incomplete, or no longer offered.'),
});

export const Bundle = meta.story({
  name: 'Starts the custom bundle that the preferences name [FORM-21]',
  beforeEach: ({ globals }) => {
    const handlers: BackendHandlers = {
      ...formHandlers,
      createTestBundle: ({ body }) => {
        made.push(body);
        return { id: LANE_2.id, current_test: { id: sampleTest(1).id, using_device: LANE_2.id, test_group } };
      },
    };
    const chosen = { use_custom_test_bundle_type: true, custom_test_bundle_type: BUNDLE };
    return first(handlers, chosen)({ globals });
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await start());
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(made).toEqual([expect.objectContaining({ custom_test_bundle_type: BUNDLE })]);
    forgetAnnouncements();
  }),
});

export const RefusedWithReason = meta.story({
  name: 'Says in a toast titled ‘Error:’ what the server says of a default test it refuses [FORM-21]',
  beforeEach: first(making(() => refuse(400, 'The headset is being updated.'))),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await start());
    const toast = within(await screen.findByRole('alertdialog', { name: /Error:/ }));
    await expect(toast.getByText('The headset is being updated.')).toBeVisible();
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    await expect(await start()).toBeEnabled();
    forgetAnnouncements();
  }),
});

export const Failed = meta.story({
  name: 'Says that the default test could not be started where the server says nothing [FORM-21]',
  tags: ['@all'],
  beforeEach: first(making(() => refuse(500, ''))),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await start());
    await expect(await screen.findByText('The default test could not be started.')).toBeVisible();
    await expect(screen.queryByText('Error:')).toBeNull();
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    forgetAnnouncements();
  }),
});
