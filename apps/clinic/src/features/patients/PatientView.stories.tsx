import type { Schedule } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { never, refuse } from '../../fakes/stage/backend.ts';
import { clinic as handlers } from '../../fakes/data/clinic.ts';
import { courseHandlers, importedTest, sampleCourse } from '../../fakes/data/course.ts';
import { clinic, patient } from '../../fakes/scenes/patientView.ts';
import { enter, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { shortcuts } from '../../lib/platform/keyboard/shortcuts.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { PatientView } from './PatientView.tsx';

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
    await expect(canvas.getByText('OD excluded: Lens rim')).toBeVisible();
    await expect(canvas.getByText('Not reliable: OD false positives')).toBeVisible();
    // worse and better are said, not only drawn
    await expect(canvas.getAllByText(/^(worse by|better by|about the same)$/).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: 'Previous tests' })).toHaveAttribute('href', `/tests/${patient.id}`);
  }),
});

export const HintInLine = meta.story({
  name: 'What marking is for stands in line with the kinds of tests',
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas }) => {
    const hint = (await canvas.findByText(/^Mark two fields/)).getBoundingClientRect();
    const kinds = canvas.getByRole('radio', { name: /^All/ }).getBoundingClientRect();
    await expect(hint.top).toBeGreaterThan(kinds.top);
    await expect(hint.bottom).toBeLessThan(kinds.bottom);
  }),
});

export const NothingStated = meta.story({
  name: 'Writes a phone that is not stated in words, as its neighbours',
  beforeEach: enter({
    handlers: { ...clinic(5).handlers, getPatient: () => ({ ...patient, email: null, phone: null }) },
  }),
  play: inEnglish(async ({ canvas }) => {
    const [email, phone] = await Promise.all(
      ['E-mail', 'Phone'].map(async (label) => (await canvas.findByText(label)).nextElementSibling!),
    );
    await expect(phone).toHaveTextContent('Not stated');
    await expect(getComputedStyle(phone!).fontFamily).toBe(getComputedStyle(email!).fontFamily);
  }),
});

export const RepeatsATest = meta.story({
  name: 'Begins a test with the settings of another from its row [OUR-160]',
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Repeat with these settings' });
    await userEvent.click(first!);
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/new/${patient.id}`);
  }),
});

const acuities = sampleCourse(20).filter(({ test }) => test.test_group.group === 'VISUAL_ACUITY');

export const OnlyAcuities = meta.story({
  name: 'Leads from two marked acuity tests to their comparison, where there is nothing else [OUR-297]',
  tags: ['@all'],
  beforeEach: ({ globals }) => stage(String(globals['locale']), { ...handlers, ...courseHandlers(patient, acuities) }),
  render: () => <AppAt path={`/patients/${patient.id}`} />,
  play: inEnglish(async ({ canvas }) => {
    const marks = await canvas.findAllByRole('checkbox', { name: /^Mark for comparison/ });
    await expect(marks).toHaveLength(acuities.length);
    await userEvent.click(marks[0]!);
    await expect(canvas.getByText('Mark one more test of the same kind.')).toBeVisible();
    await userEvent.click(marks.at(-1)!);
    await userEvent.click(await canvas.findByRole('link', { name: 'Compare' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Compare acuity' })).toBeVisible();
    const right = within(await canvas.findByRole('region', { name: 'Right eye' }));
    await expect(right.getByRole('row', { name: /^Full/ })).toBeVisible();
    const day = (place: number) => new RegExp(acuities.at(place)!.test.time_start!.slice(0, 4));
    await expect(canvas.getByRole('button', { name: /Acuity test A/ })).toHaveTextContent(day(-1));
    await expect(canvas.getByRole('button', { name: /Acuity test B/ })).toHaveTextContent(day(0));
  }),
});

const reports = [importedTest(0), importedTest(1), importedTest(2, { name: '', fields: [], has_report: false })];
const withReports = { handlers: { ...clinic(5).handlers, ...courseHandlers(patient, sampleCourse(5), reports) } };

export const WithReports = meta.story({
  name: 'Has verified reports of other devices among the tests, marked as imported [OUR-395] [OUR-396]',
  beforeEach: enter(withReports),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const row = (
      await canvas.findByText('Measured by Carl Zeiss Meditec HFA 3 · Imported from field 0.pdf')
    ).closest<HTMLElement>('[data-part="row"]')!;
    await expect(within(row).getByText('03/14/2011')).toBeVisible();
    await expect(within(row).getByText('Imported')).toBeVisible();
    await expect(within(row).getByRole('img', { name: /^OS mean \d+\.\d dB; OD mean/i })).toBeVisible();
    // an imported result is not compared with earlier tests
    await expect(within(row).queryByText(/^(worse by|better by|about the same)$/)).toBeNull();
    await expect(canvas.getByText(/· Imported report$/)).toBeVisible();
    // MD has only our tests; imported reports have their own marks and no line
    await waitFor(() => expect(canvasElement.querySelector('[aria-label="Mean, imported over time"]')).toBeVisible());
    const chart = (name: string) => canvasElement.querySelector(`[aria-label="${name} over time"]`)!;
    await expect(chart('MD').querySelectorAll('[data-part="imported"]')).toHaveLength(0);
    await expect(chart('Mean, imported').querySelectorAll('[data-part="imported"]')).toHaveLength(4);
    await expect(chart('Mean, imported').querySelectorAll('[data-part="line"]')).toHaveLength(0);
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct verified data' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/import/verify/${reports[0]!.id}`);
  }),
});

export const SixtyTests = meta.story({
  name: 'Draws what repeats over time, and narrows the tests by kind [OUR-160] [OUR-161]',
  tags: ['@all'],
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
    await expect(
      (await canvas.findAllByText('Not enough tests for a slope (1). It requires 4 included tests on different days.'))
        .length,
    ).toBeGreaterThan(0);
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

/** The event whose row has the focus. */
const focused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-event]')?.dataset['event'];

export const Keys = meta.story({
  name: 'Is walked by keys: through the tests, marking, comparing, repeating [OUR-402]',
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findAllByRole('checkbox', { name: /^Mark for comparison/ });
    const ids = sampleCourse(5).map(({ test }) => test.id);
    await userEvent.keyboard('j');
    await expect(focused()).toBe(ids[0]);
    // Enter then shows the report
    await expect(document.activeElement).toHaveAccessibleName('Show the report');
    await userEvent.keyboard('x');
    await userEvent.keyboard('jj');
    await expect(focused()).toBe(ids[2]);
    await userEvent.keyboard('x');
    await expect(await canvas.findByText('2 marked')).toBeVisible();
    await userEvent.keyboard('/');
    await expect(document.activeElement).toHaveAccessibleName(/^All/);
    await userEvent.keyboard('j');
    await userEvent.keyboard('r');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/new/${patient.id}`);
  }),
});

export const KeysLead = meta.story({
  name: 'Leads to the comparison and to a new test by keys, and lists its keys in the help [OUR-402]',
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas }) => {
    const marks = await canvas.findAllByRole('checkbox', { name: /^Mark for comparison/ });
    await userEvent.keyboard('c');
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    await userEvent.click(marks[0]!);
    await userEvent.click(marks[2]!);
    const help = shortcuts.list().filter(({ group }) => group === 'Patient');
    await expect(help.map(({ keys }) => keys)).toEqual(['j', 'k', 'x', 'c', '/', 'n t', 'r']);
    await userEvent.keyboard('c');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/patients/${patient.id}/compare`);
  }),
});

/** Returns a schedule that repeats every 30 days until the summer. */
const planned = (number: number, next_test_date: string): Schedule => ({
  version: 0,
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

export const LastRead = meta.story({
  name: 'Has what a doctor signed last, and leads to its test [OUR-399]',
  beforeEach: enter(
    clinic(5, {
      getLastInterpretation: () => ({
        test: '7c000000-0000-4000-8000-000000000001',
        test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
        time: '2026-09-30T10:05:00Z',
        timezone: 'UTC',
        text: 'Left eye: new loss below fixation.\nRepeat 24-2 of both eyes within 8 weeks.',
        signed_by: { id: '0a000000-0000-4000-8000-000000000001', name: 'Maya Rosen' },
        signed: '2026-10-01T08:00:00Z',
      }),
    }),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Last interpretation' })).toBeVisible();
    await expect(canvas.getByText(/^Left eye: new loss below fixation/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Perimetry 24-2, AVA Standard, 0?9\/30\/2026/ })).toHaveAttribute(
      'href',
      '/tests/findings/7c000000-0000-4000-8000-000000000001',
    );
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
export const Phone = meta.story({
  name: 'Shows a part at a time on a telephone, and keeps what was marked in another [OUR-398]',
  tags: ['@all'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const [mark] = await canvas.findAllByRole('checkbox', { name: /^Mark for comparison/ });
    await userEvent.click(mark!);
    await expect(canvas.queryByRole('heading', { name: 'Fields over time' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Tests' })).toBeChecked();
    canvas.getByRole('radio', { name: 'Tests' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: 'Fields over time' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Tests/ })).toBeNull();
    const widthOf = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect().width;
    await waitFor(() => expect(widthOf('[aria-label="MD over time"]')).toBeGreaterThan(200));
    await userEvent.click(canvas.getByRole('radio', { name: 'Planned' }));
    await expect(await canvas.findByText('No tests planned')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tests' }));
    await expect(canvas.getAllByRole('checkbox', { name: /^Mark for comparison/ })[0]).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }),
});

export const PhoneFromAddress = meta.story({
  name: 'Shows the part that stands in the address [OUR-398]',
  args: { path: `/patients/${patient.id}?part=person` },
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Person' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Person' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Tests/ })).toBeNull();
  }),
});

export const PhoneWholeNumbers = meta.story({
  name: 'On a telephone no number of a test is cut off',
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter(clinic(5)),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('checkbox', { name: /^Mark for comparison/ });
    const acuity = canvasElement.querySelector('[data-measure="ACUITY"]')!;
    acuity.scrollIntoView();
    const edge = acuity.closest('[data-component="Timeline"]')!.getBoundingClientRect().right;
    await waitFor(() => expect(acuity.lastElementChild!.getBoundingClientRect().width).toBeGreaterThan(0));
    await expect(acuity.lastElementChild!.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  }),
});
