import { ERROR } from '@isopter/contract';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { alertHandlers, ALERTS } from '../../../fakes/data/alerts.ts';
import { appointment } from '../../../fakes/data/appointments.ts';
import { refuse } from '../../../fakes/stage/backend.ts';
import { choose } from '../../../fakes/actions/choose.ts';
import { expectCapitals } from '../../../fakes/actions/labels.ts';
import { HOME_KIT, LANE_2 } from '../../../fakes/data/devices.ts';
import { OPERATORS, PATIENT } from '../../../fakes/data/form.ts';
import { formHandlers } from '../../../fakes/stage/handlers.ts';
import {
  enterWorld,
  forgetAnnouncements,
  inEnglish,
  ScreenStage,
  type World,
} from '../../../fakes/stage/ScreenStage.tsx';
import { sampleTest, TESTS } from '../../../fakes/data/tests.ts';
import { TestFormNew } from './TestFormNew.tsx';

const test_group = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
const filled: World = {
  handlers: formHandlers,
  preferences: { device: LANE_2.id, operator: OPERATORS[0]!.id, test_group, language: 'en' },
};
/** The request that created the test. */
let made: unknown;
/** The request that repeats it. */
let repeated: unknown;

const meta = preview.meta({
  title: 'Screens/Test form',
  component: ScreenStage,
  args: { screen: TestFormNew, route: '/tests/new/:patientId', path: `/tests/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** Nothing preferred: what is required is marked, and said after Done. */
export const Untouched = meta.story({
  beforeEach: ({ globals }) => enterWorld({ handlers: formHandlers }, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    const done = await canvas.findByRole('button', { name: 'Done' });
    await expect(done).toHaveAccessibleDescription(/^Still to choose: Device, .*Operator/);
    await userEvent.click(done);
    await expect(await canvas.findByText('Device is required')).toBeVisible();
    await expect(canvas.getByText('Operator is required')).toBeVisible();
    await expect(canvas.queryByText('Strategy is required')).toBeNull();
    await expect(canvas.getByRole('radio', { name: /^Perimetry/ })).toHaveFocus();
  }),
});

/** Everything from the preferences [FORM-02]. */
export const FromPreferences = meta.story({
  beforeEach: ({ globals }) => enterWorld(filled, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Lane 2 headset/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /AVA Standard Strategy/ })).toBeVisible();
  }),
});

export const Alerts = meta.story({
  name: 'Shows what the staff must know about the patient [OUR-760]',
  tags: ['@all'],
  beforeEach: ({ globals }) =>
    enterWorld({ ...filled, handlers: { ...formHandlers, ...alertHandlers(ALERTS) } }, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Allergy: Latex')).toBeVisible();
    await expect(canvas.getByText('Single eye: OS prosthesis')).toBeVisible();
  }),
});

export const WhatDoneStarts = meta.story({
  name: 'Says beside Done what it will start, of whom and where, once everything is chosen [OUR-46]',
  beforeEach: ({ globals }) => enterWorld(filled, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText('Starts Perimetry 24-2, AVA Standard for Okafor, Adaeze on Lane 2 headset.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Right eye, then left eye · /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveAccessibleDescription(/^Starts Perimetry 24-2/);
    await choose(/Strategy/, 'Ptosis');
    await expect(canvas.queryByText(/^Starts Perimetry 24-2/)).toBeNull();
  }),
});

export const NothingAskedOfIdleFields = meta.story({
  name: 'Asks nothing of a field that cannot be used, and reproaches it with nothing [OUR-45]',
  beforeEach: ({ globals }) => enterWorld(filled, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await choose(/Strategy/, 'Esterman');
    const program = canvas.getByRole('button', { name: /Program/ });
    await expect(program).toBeDisabled();
    await expect(program).not.toHaveAccessibleName(/\*|required/);
    await expect(canvas.queryByText(/is not available with the new one/)).toBeNull();
  }),
});

export const Repeated = meta.story({
  name: 'Begins a repeat with the settings of the test, of the eye that was asked for [OUR-85]',
  args: { path: `/tests/new/${PATIENT.id}?repeat=${TESTS[3]!.id}&eye=OS` },
  beforeEach: ({ globals }) =>
    enterWorld(
      {
        ...filled,
        preferences: { ...filled.preferences, test_group: { ...test_group, protocol: '10-2' } },
        handlers: {
          ...formHandlers,
          createTest: ({ body }) => {
            made = body;
            return sampleTest(1);
          },
        },
      },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText('Filled with the settings of Perimetry 24-2, AVA Standard. Its result is kept.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(made).toMatchObject({ patient: PATIENT.id, test_group, eye: 'OS', device: LANE_2.id, language: 'en' });
    forgetAnnouncements();
  }),
});

export const RepeatOfNothing = meta.story({
  name: 'Says when the test to be repeated cannot be loaded [OUR-85]',
  tags: ['!autodocs'],
  args: { path: `/tests/new/${PATIENT.id}?repeat=7e000000-0000-4000-8000-000000000099` },
  beforeEach: ({ globals }) => enterWorld(filled, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The form could not be loaded')).toBeVisible();
  }),
});

/** Another strategy resets the fields that do not fit it, with a hint at each field [FORM-04, FORM-06]. */
export const ResetHints = meta.story({
  beforeEach: ({ globals }) => enterWorld(filled, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await choose(/Strategy/, 'Ptosis');
    await expect(await canvas.findByText(/is not available with the new one/)).toBeVisible();
    await expect(canvas.getByText(/Changed to fit/)).toBeVisible();
  }),
});

/** Done makes the test and opens its monitor [FORM-18]. */
export const Created = meta.story({
  beforeEach: ({ globals }) => enterWorld(filled, String(globals['locale'])),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/observe/${TESTS[0]!.id}`);
    forgetAnnouncements();
  }),
});

export const CustomBundle = meta.story({
  name: 'Starts a custom bundle like a kind of test; one that cannot be started is said at its field [FORM-28]',
  tags: ['!autodocs'],
  beforeEach: ({ globals }) => {
    let tries = 0;
    return enterWorld(
      {
        ...filled,
        handlers: {
          ...formHandlers,
          createTestBundle: ({ body }) => {
            made = body;
            const current_test = { id: TESTS[0]!.id, using_device: LANE_2.id, test_group };
            return (tries += 1) === 1
              ? refuse(400, '', { fields: { custom_test_bundle_type: ['This choice does not exist.'] } })
              : { id: LANE_2.id, current_test };
          },
        },
      },
      String(globals['locale']),
    );
  },
  play: inEnglish(async ({ canvas }) => {
    await choose(/Kind of test/, 'Custom bundle');
    await choose(/Bundle/, 'Glaucoma day');
    await expect(canvas.queryByRole('button', { name: /Strategy/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect((await canvas.findAllByText(/^This bundle cannot be started/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/observe/${TESTS[0]!.id}`);
    await expect(made).toMatchObject({
      patient: PATIENT.id,
      custom_test_bundle_type: '1b000000-0000-4000-8000-000000000001',
      custom_test_bundle_parameters: { language: 'en', monocular: false },
    });
    await expect(made).not.toHaveProperty('test_descriptions');
    forgetAnnouncements();
  }),
});

/** A device that someone else took meanwhile; everything else stays as it was chosen [FORM-23]. */
export const DeviceTaken = meta.story({
  beforeEach: ({ globals }) =>
    enterWorld(
      {
        ...filled,
        handlers: { ...formHandlers, createTest: () => refuse(409, 'Device is in use.', { name: 'DeviceInUse' }) },
      },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    // the form reloads and chooses from the free devices
    await waitFor(() => expect(canvas.getAllByText(/Someone else took/)[0]).toBeVisible());
    await expect(canvas.getByRole('button', { name: /AVA Standard Strategy/ })).toBeVisible();
  }),
});

/** A phone takes no pictures in zero-PII mode: the device field has the reason [OUR-641]. */
export const PhoneInZeroPii = meta.story({
  beforeEach: ({ globals }) =>
    enterWorld(
      {
        ...filled,
        handlers: {
          ...formHandlers,
          createTest: () => refuse(400, 'Some fields are not valid.', { fields: { device: [ERROR.PHONE_CAMERA] } }),
        },
      },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getAllByText(/^Phones take no pictures here/)[0]).toBeVisible());
  }),
});

export const Offered = meta.story({
  name: 'Offers set-ups that were used before: to start with one press, or to fill the form [OUR-181] [OUR-182]',
  beforeEach: ({ globals }) =>
    enterWorld(
      {
        preferences: { operator: OPERATORS[0]!.id },
        handlers: {
          ...formHandlers,
          listTestPresets: () =>
            (['PATIENT', 'PERSON'] as const).map((source) => ({
              ...sampleTest(1, { language: 'en' }),
              source,
              used: '2026-11-01T09:00:00Z',
              device: LANE_2.id,
              test_group: source === 'PATIENT' ? test_group : { ...test_group, protocol: '30-2' },
              eye: source === 'PATIENT' ? 'OS' : '',
            })),
          getExpectedTime: ({ query }) => ({ seconds: 431, source: 'PATIENT', count: query['eye'] === 'OS' ? 2 : 1 }),
          createTest: ({ body }) => {
            made = body;
            return sampleTest(1);
          },
        },
      },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    const last = await canvas.findByRole('group', { name: 'Perimetry 24-2, AVA Standard, Left eye' });
    await expect(last).toHaveTextContent('Patient’s last');
    await expect(canvas.getByRole('radio', { name: 'Left eye' })).toBeChecked();
    await expect(await canvas.findByText('Left eye. About 7 min, based on this patient’s last 2 tests.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Fill in Perimetry 30-2/ }));
    await expect(canvas.getByRole('button', { name: /30-2 Program/ })).toBeVisible();
    await expect(
      await canvas.findByText('Right eye, then left eye. About 7 min, based on this patient’s last test.'),
    ).toBeVisible();
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('radio', { name: 'Left eye' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Start Perimetry 30-2/ }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(made).toMatchObject({ eye: '', test_group: { protocol: '30-2' }, operator: OPERATORS[0]!.id });
    forgetAnnouncements();
  }),
});

export const NotRepeated = meta.story({
  name: 'Orders a test at home once, also where its repetition is saved only later [FORM-16] [FORM-33]',
  beforeEach: ({ globals }) => {
    let [orders, attempts] = [0, 0];
    return enterWorld(
      {
        preferences: { ...filled.preferences, device: HOME_KIT.id },
        handlers: {
          ...formHandlers,
          getPatient: () => ({ ...PATIENT, email: 'adaeze@example.org' }),
          createTest: ({ body }) => {
            orders += 1;
            made = { orders, body };
            return sampleTest(1);
          },
          createSchedule: ({ body }) => {
            attempts += 1;
            repeated = body;
            return attempts === 1 ? refuse(500, '') : refuse(400, '', { fields: { end_date: ['Too late.'] } });
          },
        },
      },
      String(globals['locale']),
    );
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'Schedule' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Days between tests/ }), '30');
    await userEvent.type(canvas.getByRole('textbox', { name: /Until/ }), '06/30/2031');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    const failure = await canvas.findByText(/^The test was ordered, but its schedule was not saved/);
    await expect(failure.closest('[data-component=FormError]')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Too late.')).toBeVisible();
    await expect(made).toMatchObject({ orders: 1, body: { patient_email: 'adaeze@example.org', device: HOME_KIT.id } });
    await expect(repeated).toMatchObject({ test: TESTS[0]!.id, period_in_days: 30, end_date: '2031-06-30' });
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    forgetAnnouncements();
  }),
});

/** Body of the last request that planned a test. */
let planned: unknown;

export const Planned = meta.story({
  name: 'Plans a test for a date, a time and a room, and says at its field what is missing [OUR-765] [OUR-766]',
  beforeEach: ({ globals }) =>
    enterWorld(
      {
        ...filled,
        handlers: {
          ...formHandlers,
          createAppointment: ({ body }) => {
            planned = body;
            return appointment(1, -1000, { day: '2031-06-30', time: '10:30', at: '2031-06-30T15:30:00Z' });
          },
        },
      },
      String(globals['locale']),
    ),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Planned for later' }));
    // a device that is in use now can be chosen
    await expect(canvas.getByRole('radio', { name: /^Pre-test room/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan test' }));
    await expect(await canvas.findByText('Time is required')).toBeVisible();
    const date = canvas.getByRole('textbox', { name: /^Date/ });
    await userEvent.clear(date);
    await userEvent.type(date, '06/30/2031');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/i }));
    await userEvent.keyboard('1030AM');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Room' }), 'Room 2');
    await expect(
      canvas.getByText(/^Plans Perimetry 24-2, AVA Standard for Okafor, Adaeze on Lane 2 headset/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan test' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/patients/${PATIENT.id}`);
    await expect(planned).toMatchObject({
      patient: PATIENT.id,
      device: LANE_2.id,
      day: '2031-06-30',
      time: '10:30',
      room: 'Room 2',
      test: { test_group, language: 'en' },
    });
    await expect(planned).not.toHaveProperty('status');
    forgetAnnouncements();
  }),
});

export const PatientGone = meta.story({
  name: 'Says that the patient was deleted or merged meanwhile, and keeps what was chosen',
  beforeEach: ({ globals }) => {
    let isGone = false;
    return enterWorld(
      {
        ...filled,
        handlers: {
          ...formHandlers,
          getPatient: () => (isGone ? refuse(404, '') : PATIENT),
          createTest: () => {
            isGone = true;
            return refuse(404, '');
          },
        },
      },
      String(globals['locale']),
    );
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/^This patient was deleted or merged/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /AVA Standard Strategy/ })).toBeVisible();
  }),
});

export const SpanishLabels = meta.story({
  name: 'Starts every label with a capital, in Spanish too [VAL-03]',
  tags: ['!autodocs'],
  globals: { locale: 'es-ES' },
  beforeEach: () => enterWorld(filled, 'es-ES'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radio', { name: /^Lane 2 headset/ });
    await expectCapitals(canvasElement);
  },
});
