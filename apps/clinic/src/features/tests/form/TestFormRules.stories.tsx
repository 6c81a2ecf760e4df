import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../fakes/stage/backend.ts';
import { choose, unfoldOptions } from '../../../fakes/actions/choose.ts';
import { LANE_2 } from '../../../fakes/data/devices.ts';
import { DOCTORS, OPERATORS, PATIENT } from '../../../fakes/data/form.ts';
import { formHandlers } from '../../../fakes/stage/handlers.ts';
import { enter, forgetAnnouncements, inEnglish, ScreenStage, type World } from '../../../fakes/stage/ScreenStage.tsx';
import { sampleTest } from '../../../fakes/data/tests.ts';
import { NO_PATIENT } from '../../../lib/domain/tests/noPatient.ts';
import { TestFormNew } from './TestFormNew.tsx';

/** Nobody is known beforehand: the patient's doctor has left, and the account names none. */
const nobody: World = {
  user: { doctor_id: null, operator_id: null },
  handlers: { ...formHandlers, getPatient: () => ({ ...PATIENT, doctor_id: '0b000000-0000-4000-8000-000000000099' }) },
};
const filled: World = {
  handlers: formHandlers,
  preferences: {
    device: LANE_2.id,
    operator: OPERATORS[0]!.id,
    test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
    language: 'en',
  },
};
/** The request that created the test. */
let made: unknown;
const making: World['handlers'] = {
  ...formHandlers,
  createTest: ({ body }) => {
    made = body;
    return sampleTest(1);
  },
};

const done = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Done' }));
const asked = async (name: string): Promise<void> =>
  expect(await screen.findByText(`${name} is required`)).toBeVisible();

const meta = preview.meta({
  title: 'Screens/Test form/Rules',
  component: ScreenStage,
  args: { screen: TestFormNew, route: '/tests/new/:patientId', path: `/tests/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
});

export const Required = meta.story({
  name: 'Asks for device, doctor, operator, kind, strategy and program, and for what a choice adds [FORM-11]',
  beforeEach: enter(nobody),
  play: inEnglish(async ({ canvas }) => {
    await done();
    for (const name of ['Device', 'Doctor', 'Operator', 'Kind of test']) await asked(name);
    await userEvent.click(canvas.getByRole('radio', { name: /^Lane 2/ }));
    await choose(/Doctor/, 'Rosen, Maya');
    await choose(/Operator/, 'Said, Omar');
    await choose(/Kind of test/, 'Perimetry');
    await done();
    await asked('Strategy');
    await choose(/Strategy/, 'Full threshold');
    await done();
    await asked('Program');
    await choose(/Kind of test/, 'Custom bundle');
    await done();
    await asked('Bundle');
    // both eyes can be skipped nowhere without saying how the patient sees, in a bundle too
    await choose(/Bundle/, 'Glaucoma day');
    await unfoldOptions();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Skip the convergence test' }));
    await done();
    await asked('Viewing');
    await choose(/Bundle/, 'School check');
    await expect(canvas.queryByText('Viewing is required')).toBeNull();
  }),
});

export const TechnicianAdmin = meta.story({
  name: 'Asks a technician admin for neither doctor nor operator [FORM-11]',
  beforeEach: enter({ ...nobody, user: { ...nobody.user, groups: [{ name: 'TECHALL_ADMIN' }] } }),
  play: inEnglish(async ({ canvas }) => {
    await done();
    await asked('Kind of test');
    await expect(canvas.queryByRole('button', { name: /Doctor|Operator/ })).toBeNull();
    await expect(canvas.queryByText(/(Doctor|Operator) is required/)).toBeNull();
  }),
});

interface Kind {
  pick: readonly (readonly [field: RegExp, option: string])[];
  /** Options by the names of their fields. */
  shows: Readonly<Record<string, string | boolean>>;
}

/** Values sent for every kind of test with spoken instructions, in English. */
const TOLD = {
  language: 'en',
  skip_tutorial: false,
  use_short_tutorial: false,
  subtitles: false,
};
const OF_FIELDS = {
  ...TOLD,
  eye: 'both',
  goldman_size: '3',
  skip_convergence_testing: false,
  with_correction: false,
  disable_pause: false,
};

/** Kinds that have all options between them, with what each begins with. Whatever only others have does not show. */
const KINDS: readonly Kind[] = [
  { pick: [[/Strategy/, 'AVA Standard']], shows: { ...OF_FIELDS, test_foveal_sensitivity: false } },
  {
    pick: [[/Strategy/, 'Confrontation']],
    shows: { ...OF_FIELDS, goldman_size: '5', supra_t_intensity: 'HIGH' },
  },
  {
    pick: [
      [/Kind of test/, 'Visual acuity'],
      [/Strategy/, 'Near'],
    ],
    shows: {
      ...TOLD,
      monocular: 'false',
      skip_convergence_testing: false,
      with_correction: false,
      control_type: '',
    },
  },
  {
    pick: [
      [/Kind of test/, 'Pupil'],
      [/Strategy/, 'Pupillometry'],
    ],
    shows: { ...TOLD, apd_stimulation_time: '3', skip_calibration: false },
  },
  {
    pick: [[/Kind of test/, 'Cover test']],
    shows: {
      ...TOLD,
      occlusion_time: '3',
      cover_directions: '1',
      cover_digitally_occluded: true,
      skip_calibration: false,
      stimulus_type: '',
    },
  },
  { pick: [[/Kind of test/, 'Audiometry']], shows: { ...TOLD, ear: 'RIGHT' } },
];
/** Options that show once another one is on. */
const AFTERWARDS = ['correction_type', 'subtitle_increase_text_size'];

/** The value of an option; undefined where it does not show. */
function shown(form: HTMLFormElement, field: string): string | boolean | undefined {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return (control as HTMLInputElement | RadioNodeList | null)?.value;
}

export const Options = meta.story({
  name: 'Shows of the options those that the kind of test has, with what each begins with [FORM-12]',
  beforeEach: enter(filled),
  play: inEnglish(async ({ canvas }) => {
    const form = await canvas.findByRole<HTMLFormElement>('form');
    const fields = [...new Set([...AFTERWARDS, ...KINDS.flatMap(({ shows }) => Object.keys(shows))])];
    const all = () => Object.fromEntries(fields.map((field) => [field, shown(form, field)]));
    const none = Object.fromEntries(fields.map((field) => [field, undefined]));
    for (const { pick, shows } of KINDS) {
      for (const [field, option] of pick) await choose(field, option);
      await expect(all()).toEqual({ ...none, ...shows });
    }
    await choose(/Kind of test/, 'Visual acuity');
    await unfoldOptions();
    for (const on of ['With correction', 'Subtitles'])
      await userEvent.click(canvas.getByRole('checkbox', { name: on }));
    await expect(all()).toMatchObject({ correction_type: '', subtitle_increase_text_size: false });
  }),
});

export const Refused = meta.story({
  name: 'Says why a test was not made, in the words of what the server refuses it for [FORM-35]',
  beforeEach: ({ globals }) => {
    const answers = ['Invalid fixed exam date', 'Error during test creation'];
    const handlers = { ...formHandlers, createTest: () => refuse(400, answers.shift() ?? '') };
    return enter({ ...filled, handlers })({ globals });
  },
  play: inEnglish(async ({ canvas }) => {
    await done();
    await expect(await canvas.findByText('The fixed exam date is not valid.')).toBeVisible();
    await done();
    await expect(await canvas.findByText(/^The test could not be created. Your choices/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /AVA Standard Strategy/ })).toBeVisible();
  }),
});

export const WithoutPatient = meta.story({
  name: 'Makes a test of nobody where no patient is named',
  args: { path: `/tests/new/${NO_PATIENT}` },
  beforeEach: enter({ ...filled, handlers: making }),
  play: inEnglish(async ({ canvas }) => {
    await done();
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(made).toMatchObject({ patient: null, doctor: DOCTORS[0]!.id });
    forgetAnnouncements();
  }),
});
