import type { CourseTest, MeasuredField, TestFinding } from '@isopter/contract';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { courseHandlers, sampleCourse } from '../../fakes/data/course.ts';
import { patient } from '../../fakes/scenes/patientView.ts';
import { sampleFields } from '../../fakes/data/progression.ts';
import { inEnglish } from '../../fakes/stage/ScreenStage.tsx';
import { signedIn } from '../../fakes/data/session.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const COURSE = sampleCourse(5, 120);
const findingsOf = ({ test }: CourseTest): TestFinding[] => test.result?.findings ?? [];

/** The same tests on a server that knows no age [OUR-393]. */
const WITHOUT_AGE = COURSE.map((row): CourseTest => {
  const findings = findingsOf(row).flatMap((finding): TestFinding[] => {
    if (finding.measure === 'VFI') return [];
    return finding.measure === 'MD'
      ? [{ ...finding, measure: 'MEAN_SENSITIVITY', value: 27 + finding.value }]
      : [finding];
  });
  return { ...row, test: { ...row.test, result: { version: '2.3', findings } } };
});

/** The fields with the indices that the server calculates once it receives an age. */
const FIELDS = COURSE.flatMap((row): MeasuredField[] => {
  const [like] = sampleFields(1);
  return (row.picture?.fields ?? []).map(({ eye, points }) => {
    const [md, vfi] = ['MD', 'VFI'].map((measure) =>
      findingsOf(row).find((one) => one.measure === measure && one.side === eye),
    ) as { value: number }[];
    return { ...like!, test: row.test.id, eye, points, md: md!.value, vfi: vfi!.value };
  });
});

const asked = fn();
const encrypted = (more: BackendHandlers = {}, known: { age: number | null } = { age: 65 }) => ({
  beforeEach: () => {
    asked.mockClear();
    return stage(
      'en-US',
      {
        ...clinic,
        ...courseHandlers({ ...patient, ...known, ...(known.age === null && { date_of_birth: null }) }, WITHOUT_AGE),
        getProgression: ({ query }) => {
          asked(query);
          return { fields: FIELDS, baselines: [], imported: [] };
        },
        ...more,
      },
      { ...signedIn, preferences: { ...signedIn.preferences, enable_zero_pii: true } },
    );
  },
});

const meta = preview.meta({
  title: 'Screens/Patient in zero-PII mode',
  component: AppAt,
  args: { path: `/patients/${patient.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** The drawings of fields, each named by its numbers. */
const NORMED = /^OS MD −\d+\.\d dB, VFI \d+%; OD MD −/;
const HINT = /^No MD or VFI/;

export const WithAge = meta.story({
  name: 'Has MD and VFI where this device knows the age, which it tells with the request [OUR-384]',
  ...encrypted(),
  play: inEnglish(async ({ canvas }) => {
    const drawings = await canvas.findAllByRole('img', { name: NORMED });
    await expect(drawings.length).toBeGreaterThan(1);
    await expect(canvas.getAllByText(/^(worse by|better by|about the same)$/).length).toBeGreaterThan(0);
    for (const name of ['MD', 'VFI']) await expect(await canvas.findByLabelText(`${name} over time`)).toBeVisible();
    await expect(asked.mock.calls).toEqual([[{ age: '65' }]]);
    await expect(canvas.queryByText(HINT)).toBeNull();
  }),
});

export const OnTheirWay = meta.story({
  name: 'Shows no other number until MD and VFI are there [OUR-384]',
  tags: ['!autodocs', '@all'],
  ...encrypted({ getProgression: never }),
  play: inEnglish(async ({ canvas }) => {
    await expect((await canvas.findAllByText('Reliable')).length).toBeGreaterThan(0);
    await expect(await canvas.findByLabelText('VA over time')).toBeVisible();
    await expect(canvas.queryAllByText(/Mean/)).toEqual([]);
    await expect(canvas.queryByText(HINT)).toBeNull();
  }),
});

export const NotTold = meta.story({
  name: 'Keeps the mean sensitivity where MD and VFI could not be loaded (of OUR-384)',
  tags: ['!autodocs', '@all'],
  ...encrypted({ getProgression: () => refuse(500, 'Broken.') }),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Mean/).length).toBeGreaterThan(1));
    await expect(canvas.queryByRole('img', { name: NORMED })).toBeNull();
  }),
});

export const WithoutAge = meta.story({
  name: 'Says why MD and VFI are not followed where nobody knows the age, and follows mean sensitivity [OUR-382]',
  ...encrypted({}, { age: null }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(HINT)).toBeVisible();
    await expect(canvas.getAllByText(/Mean/).length).toBeGreaterThan(0);
    await expect(asked).not.toHaveBeenCalled();
  }),
});
