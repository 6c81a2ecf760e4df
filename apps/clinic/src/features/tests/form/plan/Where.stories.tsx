import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../../fakes/stage/backend.ts';
import { HOME_KIT, LANE_1, LANE_2, PRE_TEST } from '../../../../fakes/data/devices.ts';
import { OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { MOST_LANES } from '../rules/lanes.ts';
import { TestFormNew } from '../TestFormNew.tsx';
import { queryConfirmation } from '../../../../fakes/actions/confirmation.ts';

const LANES = [
  { ...PRE_TEST, test_progress: 62 },
  { ...LANE_1, battery_level_headset_percentage: 17 },
  LANE_2,
  { ...HOME_KIT, active: false, available: false },
];
const MANY = Array.from({ length: MOST_LANES + 1 }, (_, n) => ({
  ...LANE_2,
  id: `de000000-0000-4000-8000-0000000001${10 + n}`,
  name: `Room ${n + 1}`,
}));

const meta = preview.meta({
  title: 'Screens/Test form/Where',
  component: ScreenStage,
  args: { screen: TestFormNew, route: '/tests/new/:patientId', path: `/tests/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter({ handlers: { ...formHandlers, listTestDevices: () => LANES } }),
});

export const Lanes = meta.story({
  name: 'Shows each device with its state and charge, those that are free first; no other can be chosen [OUR-292]',
  play: inEnglish(async ({ canvas }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: /^Device/ }));
    const lanes = group.getAllByRole('radio');
    await expect(lanes.map((lane) => lane.closest('label')!.textContent)).toEqual([
      'Lane 2 headsetBattery 82%',
      'Lane 1 headsetBattery 17%',
      'Pre-test roomBattery 82%',
      'Home kit 07Battery 82%',
    ]);
    const [free, low, busy, offline] = lanes as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    await expect(free).toHaveAccessibleDescription(/^Free\b/);
    await expect(low).toHaveAccessibleDescription(/^Free, battery low/);
    await expect(busy).toHaveAccessibleDescription(/^In use, 62% done/);
    await expect(offline).toHaveAccessibleDescription(/^Not connected/);
    await expect(busy).toBeDisabled();
    await expect(offline).toBeDisabled();
    await userEvent.click(low);
    await expect(low).toBeChecked();
  }),
});

export const Many = meta.story({
  name: 'Is a list to choose from where there are more than eight devices [OUR-292]',
  beforeEach: enter({ handlers: { ...formHandlers, listTestDevices: () => MANY } }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Device/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Room 9 Free · Battery 82%/ }));
    await expect(canvas.getByRole('button', { name: /^Room 9/ })).toBeVisible();
  }),
});

/** With these nothing is left to be chosen. */
const READY = {
  device: LANE_2.id,
  operator: OPERATORS[0]!.id,
  test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
  language: 'en',
} as const;

/** A patient whose newest test has a status. */
const newest = (status: string, more: BackendHandlers = {}) =>
  enter({
    preferences: READY,
    handlers: {
      ...formHandlers,
      ...more,
      getPatient: () => ({
        ...PATIENT,
        last_test: {
          id: 'fa000000-0000-4000-8000-000000000001',
          test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
          eye: 'OD',
          status,
          time_start: '2026-11-20T09:00:00Z',
          timezone: PATIENT.timezone,
        },
      }),
    },
  });
const TESTED = /^This patient is being tested right now: .*24-2/;

export const InTest = meta.story({
  name: 'Says that the patient is being tested just now, and leads to that monitor [OUR-303]',
  beforeEach: newest('started'),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(TESTED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the monitor' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/fa000000-0000-4000');
  }),
});

const created = fn(() => refuse(400, 'Error during test creation'));

export const Again = meta.story({
  name: 'Asks once before another test of a patient who is being tested [OUR-307]',
  beforeEach: (context) => {
    created.mockClear();
    return newest('started', { createTest: created })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const done = await canvas.findByRole('button', { name: 'Done' });
    await userEvent.click(done);
    const question = within(await screen.findByRole('alertdialog', { name: 'Start another test?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(created).not.toHaveBeenCalled();
    await userEvent.click(done);
    const again = within(await screen.findByRole('alertdialog', { name: 'Start another test?' }));
    await userEvent.click(again.getByRole('button', { name: 'Start another test' }));
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    // it failed; the question was answered
    await userEvent.click(done);
    await waitFor(() => expect(created).toHaveBeenCalledTimes(2));
    await expect(queryConfirmation()).toBeNull();
  }),
});

export const InPause = meta.story({
  name: 'Shows the same notice for a paused test [OUR-303]',
  beforeEach: newest('paused'),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(TESTED)).toBeVisible();
  }),
});

export const Finished = meta.story({
  name: 'Says nothing of a test that is finished [OUR-303]',
  beforeEach: newest('finished'),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: /^Device/ });
    await expect(canvas.queryByText(TESTED)).toBeNull();
  }),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG', direction: 'rtl', theme: 'dark' } });
