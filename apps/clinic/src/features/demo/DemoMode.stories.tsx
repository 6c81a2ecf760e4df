import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic, patients } from '../../fakes/data/clinic.ts';
import { LANE_2 } from '../../fakes/data/devices.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { sampleTest } from '../../fakes/data/tests.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';
import { DemoMode } from './DemoMode.tsx';

const DEMO: SignedIn = {
  ...signedIn,
  office_group: { ...signedIn.office_group, demo_mode: true },
  preferences: { ...signedIn.preferences, enable_demo_mode: true, device: LANE_2.id },
  demo_mode: true,
};
const VISITOR = { name: 'Vera Visitor', email: 'vera@home.example' };
const PIN = '2468';

const asked = fn();
const backend: BackendHandlers = {
  ...clinic,
  getDevice: () => LANE_2,
  createDemoPatient: ({ body }) => {
    asked('patient', body);
    return patients[0]!;
  },
  createTest: ({ body }) => {
    asked('test', body);
    return sampleTest(7, { test_group: { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' } });
  },
  lockDemoMode: () => ({ test: null }),
  checkDemoPin: ({ body }) => {
    const isRight = (body as { pin: string }).pin === PIN;
    return isRight ? undefined : refuse(400, 'This PIN is wrong.', { fields: { pin: ['This PIN is wrong.'] } });
  },
};
const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    asked.mockClear();
    return stage(String(globals['locale']), { ...backend, ...more }, DEMO);
  };

const meta = preview.meta({
  title: 'Screens/Demo mode',
  component: AppAt,
  args: { path: '/demo-mode' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };
type Canvas = ReturnType<typeof within>;

const openForm = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
async function introduce(canvas: Canvas, { name, email } = VISITOR): Promise<void> {
  await openForm(canvas);
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), name);
  await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}
async function typePin(canvas: Canvas, pin: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open navigation' }));
  await userEvent.type(await screen.findByLabelText(/^PIN\W*$/), pin);
}

export const Intro = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'desktop' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });

export const VisitorForm = meta.story({
  ...english,
  name: 'Asks for a name and a valid e-mail address before a test is chosen [DEMO-01] [VAL-08]',
  play: async ({ canvas }) => {
    await openForm(canvas);
    await expect(await canvas.findByText(/results will be sent/)).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Continue' });
    await expect(next).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), VISITOR.name);
    await expect(next).toBeDisabled();
    const email = canvas.getByRole('textbox', { name: /^E-mail/ });
    await userEvent.type(email, 'vera@home');
    await userEvent.tab();
    await expect(await canvas.findByText('This is not an e-mail address')).toBeVisible();
    await expect(next).toBeDisabled();
    await userEvent.type(email, '.example');
    await waitFor(() => expect(next).toBeEnabled());
    await userEvent.click(next);
    await expect(await canvas.findByRole('heading', { name: 'Choose your test' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Perimetry' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Visual acuity' })).toBeEnabled();
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const Begins = meta.story({
  name: 'Makes the patient and the test of the preferences, and opens its monitor [DEMO-02]',
  ...english,
  render: () => <ScreenStage screen={DemoMode} route="/demo-mode" path="/demo-mode" />,
  beforeEach: () => {
    asked.mockClear();
    return enterWorld({ handlers: backend, preferences: DEMO.preferences, isDemo: true }, 'en-US');
  },
  play: inEnglish(async ({ canvas }) => {
    await introduce(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Visual acuity' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      `/tests/observe-landolt-c/${sampleTest(7).id}`,
    );
    await expect(asked.mock.calls).toEqual([
      ['patient', VISITOR],
      [
        'test',
        expect.objectContaining({
          status: 1,
          patient: patients[0]!.id,
          doctor: patients[0]!.doctor_id,
          device: LANE_2.id,
          test_group: { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
          eye: '',
          goldman_size: 3,
          language: null,
        }),
      ],
    ]);
  }),
});

export const RefusedField = meta.story({
  ...english,
  name: 'Tells in a toast why no patient was made, and leads back to the field [DEMO-05]',
  beforeEach: enter({
    createDemoPatient: () => refuse(400, 'Unknown domain.', { fields: { email: ['Unknown domain.'] } }),
  }),
  play: async ({ canvas }) => {
    await introduce(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Perimetry' }));
    const email = await canvas.findByRole('textbox', { name: /^E-mail/ });
    await expect(email).toHaveValue(VISITOR.email);
    await expect(email).toBeInvalid();
    await waitFor(() => expect(screen.getAllByText('Unknown domain.')).toHaveLength(2));
    await expect(asked).not.toHaveBeenCalled();
  },
});

let attempts = 0;
export const NoTest = meta.story({
  ...english,
  name: 'Tells in a toast why no test was made, and tries again with the same patient [DEMO-05]',
  beforeEach: (context) => {
    attempts = 0;
    return enter({
      createTest: ({ body }) => {
        attempts += 1;
        asked('test', body);
        return refuse(409, `No free headset, attempt ${attempts}.`);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await introduce(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Perimetry' }));
    await expect(await screen.findByText('No free headset, attempt 1.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Perimetry' }));
    await expect(await screen.findByText('No free headset, attempt 2.')).toBeVisible();
    await expect(asked.mock.calls.map(([what]) => what as string)).toEqual(['patient', 'test', 'test']);
  },
});

export const InUse = meta.story({
  ...english,
  name: 'Says that the headset is in use while it is busy or not there [DEMO-03]',
  beforeEach: enter({ getDevice: () => ({ ...LANE_2, available: false, in_use: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LANE_2.name)).toBeVisible();
    await expect(canvas.getByText('in use')).toBeVisible();
    await introduce(canvas);
    await expect(await canvas.findByText(/^The headset is in use/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Perimetry' })).toBeDisabled();
  },
});

export const WrongPin = meta.story({
  ...english,
  name: 'A wrong PIN keeps the prompt, and the navigation closed [DEMO-04] [DEMO-06]',
  play: async ({ canvas }) => {
    await typePin(canvas, '1357');
    await expect(await screen.findByText('This PIN is wrong')).toBeVisible();
    const field = screen.getByLabelText(/^PIN\W*$/);
    await expect(field).toHaveValue('');
    await expect(screen.getByRole('dialog', { name: 'PIN of the demo mode' })).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});

export const TooManyPins = meta.story({
  ...english,
  name: 'Says to wait after too many PINs [OUR-270]',
  beforeEach: enter({
    checkDemoPin: () => refuse(429, 'Too many attempts, try again in 14 minutes.', { name: 'TooManyRequests' }),
  }),
  play: async ({ canvas }) => {
    await typePin(canvas, PIN);
    await expect(await screen.findByText(/^There were too many attempts/)).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});

export const RightPin = meta.story({
  name: 'The right PIN opens the navigation, until the demo mode is opened again [DEMO-04] [OUR-271]',
  tags: ['!autodocs'],
  globals: { locale: 'en-US', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await typePin(canvas, PIN);
    const navigation = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(navigation.getByRole('link', { name: 'Patients' }));
    await expect(await canvas.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
    await expect(localStorage.getItem('isopter.demo_mode')).toBe('false');
    await userEvent.click(navigation.getByRole('link', { name: 'Demo mode' }));
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull());
    await expect(localStorage.getItem('isopter.demo_mode')).toBe('true');
  },
});

export const NoWayAround = meta.story({
  ...english,
  name: 'Neither keys, menus nor typed addresses lead around the PIN; help stays open [NAV-07] [DEMO-07] [OUR-271]',
  args: { path: '/patients' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('gp');
    await userEvent.keyboard('np');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /account and display/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Help' }));
    await expect(await canvas.findByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open navigation' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});

export const NotOn = meta.story({
  ...english,
  name: 'Leads to the patients where the preferences do not have it on [DEMO-01]',
  beforeEach: () =>
    stage('en-US', backend, {
      ...DEMO,
      preferences: { ...DEMO.preferences, enable_demo_mode: false },
      demo_mode: false,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
  },
});
