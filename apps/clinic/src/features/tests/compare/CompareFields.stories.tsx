import type { ImportedTest, Progression as Fields } from '@isopter/contract';
import { SOURCE_FACTS } from '../../../fakes/data/sourceFacts.ts';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { formHandlers } from '../../../fakes/stage/handlers.ts';
import { sampleFields, sampleProgression } from '../../../fakes/data/progression.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { CompareFields } from './CompareFields.tsx';

const path = `/patients/${PATIENT.id}/compare`;
const left = sampleFields().filter(({ eye }) => eye === 'OS');
const clinic = (fields: Fields, more: BackendHandlers = {}): { handlers: BackendHandlers } => ({
  handlers: { ...formHandlers, getProgression: () => fields, ...more },
});

const meta = preview.meta({
  title: 'Screens/Compare fields',
  component: ScreenStage,
  args: { screen: CompareFields, route: '/patients/:id/compare', path: `${path}?eye=OS` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const TwoFields = meta.story({
  name: 'Compares the newest field with the one before, and says how sure that is [OUR-250] [OUR-251] [OUR-253]',
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Worse at 18 of 52 points, 5 of them p < 1%. In 5% of stable pairs of fields, more than 7 points are worse by chance.',
      ),
    ).toBeVisible();
    await expect(await canvas.findByRole('application', { name: 'Difference of each point, Left eye' })).toBeVisible();
    const difference = within(canvas.getByRole('region', { name: 'Difference, dB' }));
    await expect(difference.getByText('−3.2')).toBeVisible();
    await expect(difference.getAllByText('worse by')).toHaveLength(2);
    await expect(canvas.getByText('Without B')).toBeVisible();
    await expect(canvas.getByText('dB, 13 of 15 fields included')).toBeVisible();
  }),
});

export const Steps = meta.story({
  name: 'Steps to older and newer fields by buttons and keys [OUR-250]',
  tags: ['@all'],
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/^Worse at 18 of 52/)).toBeVisible();
    // older fields as B: by the button and by the key
    await userEvent.click(canvas.getByLabelText('Older field as B'));
    await waitFor(() => expect(canvas.queryByText(/^Worse at 18 of 52/)).toBeNull());
    await userEvent.keyboard(']');
    await expect(await canvas.findByText(/^Worse at 18 of 52/)).toBeVisible();
  }),
});

export const FromTrend = meta.story({
  name: 'Compares what is chosen in the trend: a click or Enter as B, with Shift as A [OUR-309]',
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    const trend = within(await canvas.findByRole('application', { name: 'MD over time' }));
    const marks = trend.getAllByRole('img');
    await expect(canvas.getByText(/^Choose a field on the line/)).toBeVisible();
    const expectCard = async (letter: 'A' | 'B', mark: HTMLElement): Promise<void> => {
      const date = mark.getAttribute('aria-label')!.split(',')[0]!;
      await waitFor(() => expect(canvas.getByRole('region', { name: `Field ${letter}, ${date}` })).toBeVisible());
    };
    const { x, y, width, height } = marks[5]!.getBoundingClientRect();
    await fireEvent.click(marks[5]!, { clientX: x + width / 2, clientY: y + height / 2 });
    await expectCard('B', marks[5]!);
    marks[2]!.focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expectCard('A', marks[2]!);
    marks[8]!.focus();
    await userEvent.keyboard('{Enter}');
    await expectCard('B', marks[8]!);
    // the one that is A already stays what it is
    marks[2]!.focus();
    await userEvent.keyboard(' ');
    await expectCard('B', marks[8]!);
    // nor does B become A
    marks[8]!.focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expectCard('A', marks[2]!);
  }),
});

export const Sure = meta.story({
  name: 'Has all points as a table, and the source of the limits [OUR-251]',
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    const difference = within(await canvas.findByRole('region', { name: 'Difference, dB' }));
    await difference.findByText(/^Worse at 18 of 52/);
    await userEvent.click(difference.getByText('All points as a table'));
    await waitFor(() => expect(difference.getByText('Difference of each point, Left eye')).toBeVisible());
    await userEvent.click(difference.getByText('Limits'));
    const limits = within(await screen.findByRole('dialog', { name: 'Test-retest limits' }));
    await expect(limits.getByText(/Artes et al., Ophthalmology 2014/)).toBeVisible();
  }),
});

export const FirstTwo = meta.story({
  name: 'Compares with the mean of the first two, and shows deviations [OUR-250]',
  args: { path: `${path}?eye=OS&a=first-two&view=pattern` },
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/^Compared with the mean of/)).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('[data-component="DeviationMap"]')).toHaveLength(2));
  }),
});

export const NotCounted = meta.story({
  name: 'Says of chosen fields that they are not reliable or taken out [OUR-252]',
  tags: ['@all'],
  args: { path: `${path}?eye=OS&a=${left[2]!.test}&b=${left[4]!.test}` },
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('A is excluded: Lid or brow: Not taped')).toBeVisible();
    await expect(canvas.getByText('B is not reliable: false positives')).toBeVisible();
  }),
});

/** The newest field is the only one of its strategy. */
const strategyChanged = enter(
  clinic({
    baselines: [],
    imported: [],
    fields: sampleFields().map((field) =>
      field.test === left.at(-1)!.test ? { ...field, strategy: 'AVA_FAST' } : field,
    ),
  }),
);

export const OtherStrategy = meta.story({
  name: 'Does not compare chosen fields of two strategies, and says why [OUR-252]',
  args: { path: `${path}?eye=OS&a=${left.at(-2)!.test}` },
  beforeEach: strategyChanged,
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText('Not compared: AVA Standard and AVA Fast may differ in level by about 1 dB.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('application', { name: /^Difference/ })).toBeNull();
  }),
});

export const NewStrategy = meta.story({
  name: 'Has no earlier field for the first one of a strategy, and says why [OUR-252] [OUR-416]',
  beforeEach: strategyChanged,
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^There is no earlier field that counts, of the same program, size and strategy\./),
    ).toBeVisible();
    await expect(canvas.queryByRole('application', { name: /^Difference/ })).toBeNull();
  }),
});

const report: ImportedTest = {
  id: '9e000000-0000-4000-8000-000000000001',
  name: 'field.pdf',
  day: '2010-03-14',
  group: 'PERIMETRY',
  protocol: '24-2',
  device: { manufacturer: 'Carl Zeiss Meditec', model: 'HFA 3' },
  has_report: true,
  fields: [
    {
      eye: 'OS',
      points: left[0]!.points,
      mean_sensitivity: 27,
      ...SOURCE_FACTS,
    },
  ],
};

export const WithReport = meta.story({
  name: 'Has a field of another device beside one of ours, with differences and without limits [OUR-397] [OUR-476] [OUR-477]',
  args: { path: `${path}?eye=OS&a=${report.id}` },
  beforeEach: enter(clinic({ ...sampleProgression(), imported: [report] })),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const card = within(await canvas.findByRole('region', { name: 'Field A, 03/14/2010' }));
    await expect(card.getByText('24-2, Imported from field.pdf')).toBeVisible();
    await expect(card.getByText('Measured by Carl Zeiss Meditec HFA 3')).toBeVisible();
    await expect(
      card.getByText(/SITA Standard · Stimulus size III · MD −4.21\sdB · PSD 2.10\sdB · VFI 91%/),
    ).toBeVisible();
    await expect(
      card.getByText(/Fixation losses 2 of 14 · False positives 3% · False negatives Unknown/),
    ).toBeVisible();
    await expect(card.getByText('Reliability unknown')).toBeVisible();
    await expect(card.queryByText('Reliable')).toBeNull();
    const difference = within(canvas.getByRole('region', { name: 'Difference, dB' }));
    await expect(difference.getByText(/^Not judged: test-retest limits/)).toBeVisible();
    await expect(difference.queryByText(/^Worse at/)).toBeNull();
    await expect(await difference.findAllByRole('img', { name: /no limit$/ })).toHaveLength(52);
    const trend = canvasElement.querySelector('[aria-label="Mean over time"][role="application"]')!;
    await expect(trend.querySelectorAll('[data-part="imported"]')).toHaveLength(1);
    await expect(canvas.getByText(/^Hollow: imported/)).toBeVisible();
  }),
});

export const OneField = meta.story({
  name: 'Says of one field that a second is needed, and leads to it [OUR-252]',
  beforeEach: enter(clinic({ fields: sampleFields(1).filter(({ eye }) => eye === 'OS'), baselines: [], imported: [] })),
  play: inEnglish(async ({ canvas }) => {
    await expect((await canvas.findAllByText('No earlier field to compare with')).length).toBe(2);
    await expect(canvas.getByRole('link', { name: 'New test' })).toHaveAttribute('href', `/tests/new/${PATIENT.id}`);
    await expect(canvas.getByRole('radio', { name: 'Right eye, no field' })).toBeDisabled();
  }),
});

export const Loading = meta.story({ beforeEach: enter(clinic(sampleProgression(), { getProgression: never })) });

export const Failed = meta.story({
  name: 'Says that the fields could not be loaded',
  beforeEach: enter(clinic(sampleProgression(), { getProgression: () => refuse(502, '') })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('The fields could not be loaded')).toBeVisible();
  }),
});

export const Dark = meta.story({ globals: { theme: 'dark' }, beforeEach: enter(clinic(sampleProgression())) });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', direction: 'rtl' },
  beforeEach: enter(clinic(sampleProgression())),
});
export const Phone = meta.story({
  name: 'Shows a field or the difference at a time on a telephone [OUR-398]',
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter(clinic(sampleProgression())),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Field B/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^Field A/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Difference, dB' }));
    await expect(await canvas.findByText(/^Worse at 18 of 52/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^Field B/ })).toBeNull();
    // the course between them stays
    await expect(canvas.getByRole('region', { name: 'MD over time' })).toBeVisible();
    canvas.getByRole('radio', { name: 'Difference, dB' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(await canvas.findByRole('region', { name: /^Field A/ })).toBeVisible();
  }),
});
