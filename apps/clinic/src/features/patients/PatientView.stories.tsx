import type { Schedule } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/backend.ts';
import { devices, doctors, ethnicities, genders, patients } from '../../fakes/clinic.ts';
import { courseHandlers, sampleCourse } from '../../fakes/course.ts';
import { enter, inEnglish, ScreenStage } from '../../fakes/ScreenStage.tsx';
import { PatientView } from './PatientView.tsx';

const patient = patients[0]!;
const clinic = (tests: number, more: BackendHandlers = {}): { handlers: BackendHandlers } => ({
  handlers: {
    ...courseHandlers(patient, sampleCourse(tests, tests > 50 ? 12 : 120)),
    listDoctors: () => doctors,
    listGenders: () => genders,
    listEthnicities: () => ethnicities,
    ...more,
  },
});

const meta = preview.meta({
  title: 'Screens/Patient',
  component: ScreenStage,
  args: { screen: PatientView, route: '/patients/:id', path: `/patients/${patient.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const FiveTests = meta.story({
  name: 'Has each test with its drawing, its numbers and what changed [PAT-09] [OUR-160] [OUR-162]',
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Okafor, Adaeze' })).toBeVisible();
    const drawings = await canvas.findAllByRole('img', { name: /^OS MD −\d+\.\d dB, VFI \d+%; OD MD −/ });
    await expect(drawings.length).toBeGreaterThan(1);
    await expect(canvas.getAllByText('Reliable').length).toBeGreaterThan(1);
    await expect(canvas.getByText('OD taken out: Rim of the lens')).toBeVisible();
    await expect(canvas.getByText('Not reliable: OD false negatives')).toBeVisible();
    // worse and better are said, not only drawn
    await expect(canvas.getAllByText(/^(worse by|better by|about the same)$/).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: 'Previous tests' })).toHaveAttribute('href', `/tests/${patient.id}`);
  }),
});

export const RepeatsATest = meta.story({
  name: 'Begins a test with the settings of another from its row [OUR-160]',
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(first!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Repeat with these settings' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/new/${patient.id}`);
  }),
});

export const SixtyTests = meta.story({
  name: 'Draws what repeats over time, and narrows the tests by kind [OUR-160] [OUR-161]',
  beforeEach: enter(clinic(60)),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    // roles of hundreds of marks are looked up slowly
    const chart = (name: string) => canvasElement.querySelector(`[aria-label="${name} over time"]`);
    await waitFor(() => expect(chart('MD')).toBeVisible());
    await expect(chart('VA')).toBeVisible();
    await expect(chart('PTA')).toBeVisible();
    await expect(canvas.getAllByText(/^−?\d+\.\d\d dB a year$/).length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByText('Hearing'));
    await waitFor(() => expect(canvas.queryByText('Perimetry 24-2')).toBeNull());
    await expect(canvas.getAllByText('Audiometry')).toHaveLength(6);
  }),
});

/** Ten years of tests, to be looked at; the benchmark measures them. */
export const ThreeHundred = meta.story({ tags: ['!test'], beforeEach: enter(clinic(300)) });

export const OneTest = meta.story({
  name: 'Says of one test that a slope needs more [OUR-161]',
  beforeEach: enter(clinic(1)),
  play: inEnglish(async ({ canvas }) => {
    await expect((await canvas.findAllByText('1 test; a slope needs 3.')).length).toBeGreaterThan(0);
  }),
});

export const NoTest = meta.story({
  name: 'Says that there is no test, and leads to the first',
  beforeEach: enter(clinic(0)),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No tests yet')).toBeVisible();
    await expect(canvas.queryByText('Fields over time')).toBeNull();
  }),
});

const running = devices.find(({ running_test: test }) => test)!;

export const RunsNow = meta.story({
  name: 'Has what runs now, with the way to its monitor [OUR-160]',
  beforeEach: enter(
    clinic(5, {
      listActiveDevices: () => [
        {
          ...running,
          running_test: { ...running.running_test!, patient: { ...running.running_test!.patient!, id: patient.id } },
        },
      ],
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    const strip = within(await canvas.findByRole('region', { name: 'Running now' }));
    await expect(strip.getByRole('progressbar')).toBeVisible();
    await expect(strip.getByRole('link', { name: 'Open the monitor' })).toBeVisible();
  }),
});

/** What repeats every 30 days until the summer. */
const planned = (number: number, next_test_date: string): Schedule => ({
  id: `5c000000-0000-4000-8000-00000000000${number}`,
  patient: patient.id,
  period_in_days: 30,
  end_date: '2031-06-30',
  next_test_date,
  test: { id: patient.id, test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } },
  test_bundle: null,
  scheduled_entity: 'T',
});

export const WithPlans = meta.story({
  name: 'Names what is planned, the soonest first, and leads to it [OUR-163]',
  beforeEach: enter(
    clinic(1, {
      listSchedules: () => ({
        count: 3,
        results: [planned(1, '2031-02-15'), planned(2, '2031-01-15'), planned(3, '2031-07-15')],
      }),
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    const soonest = (await canvas.findAllByRole('link', { name: 'Perimetry 24-2, AVA Standard' }))[0]!;
    await expect(soonest).toHaveAttribute('href', expect.stringContaining('000000000002?patient='));
    await expect(canvas.getByText('01/15/2031 · Every 30 days, until 06/30/2031')).toBeVisible();
    // over: the next day would be after the last one
    await expect(canvas.queryByText(/07\/15\/2031/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All planned tests' })).toBeVisible();
  }),
});

export const Loading = meta.story({ beforeEach: enter(clinic(5, { listCourse: never, listTrendSamples: never })) });

export const Failed = meta.story({
  name: 'Says that the tests could not be loaded, and keeps the rest',
  beforeEach: enter(clinic(5, { listCourse: () => refuse(502, '') })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The tests could not be loaded')).toBeVisible();
    await expect(await canvas.findByRole('application', { name: 'MD over time' })).toBeVisible();
  }),
});

export const Dark = meta.story({ globals: { theme: 'dark' }, beforeEach: enter(clinic(5)) });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', direction: 'rtl' },
  beforeEach: enter(clinic(5)),
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, beforeEach: enter(clinic(5)) });
