import type { CourseTest } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { never, refuse } from '../../../fakes/stage/backend.ts';
import { courseHandlers, sampleCourse } from '../../../fakes/data/course.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { formHandlers } from '../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { tablesFit } from '../../../fakes/actions/tablesFit.ts';
import { Compare } from './Compare.tsx';

type Tones = NonNullable<NonNullable<CourseTest['picture']>['ears']>[number]['tones'];

const TESTS = sampleCourse(40, 30).filter(({ picture }) => picture?.ears);
/** The newest: the left ear worse from 2000 Hz on, where the highest tone was not heard; the right one as before. */
const WORSE: Tones = [
  [500, 15, true],
  [1000, 20, true],
  [2000, 45, true],
  [4000, 60, true],
  [8000, 90, false],
];
const LATER: CourseTest = {
  ...TESTS[0]!,
  picture: {
    ears: [...TESTS[0]!.picture!.ears!.filter(({ ear }) => ear === 'RIGHT'), { ear: 'LEFT', tones: WORSE }],
  },
};
const course = [LATER, ...TESTS.slice(1)];

const meta = preview.meta({
  title: 'Screens/Compare hearing',
  component: ScreenStage,
  args: { screen: Compare, route: '/patients/:id/compare', path: `/patients/${PATIENT.id}/compare?kind=hearing` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter({ handlers: { ...formHandlers, ...courseHandlers(PATIENT, course) } }),
});

export const TwoTests = meta.story({
  name: 'Compares the newest test with the one before, ear by ear and tone by tone [OUR-293]',
  play: inEnglish(async ({ canvas }) => {
    const left = within(await canvas.findByRole('region', { name: 'Left ear' }));
    const right = within(canvas.getByRole('region', { name: 'Right ear' }));
    const rows = (): string[] => left.getAllByRole('row').map((row) => row.textContent ?? '');
    await waitFor(() => expect(rows()).toHaveLength(6));
    await expect(rows()[1]).toMatch(/^500.*10.*15.*\+5/);
    await expect(rows()[3]).toMatch(/^2000.*30.*▼.*\+15/);
    await expect(rows()[5]).toMatch(/^8000.*Not heard at/);
    await expect(rows()[5]).not.toMatch(/[▼▲]/);
    await expect(left.getByText('+10.0')).toBeVisible();
    await expect(right.queryByText('▼')).toBeNull();
    const places = [left, right].map((ear) => ear.getByRole('heading').getBoundingClientRect().left);
    await expect(places[0]).toBeLessThan(places[1]!);
    await waitFor(() => expect(document.querySelectorAll('[data-part="earlier"]')).toHaveLength(2));
  }),
});

export const Chosen = meta.story({
  name: 'Compares those that are chosen [OUR-293]',
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Hearing test B/ }));
    const options = await within(document.body).findAllByRole('option');
    // the one that stands as A is not offered
    await expect(options).toHaveLength(course.length - 1);
    await userEvent.click(options.at(-1)!);
    const left = within(await canvas.findByRole('region', { name: 'Left ear' }));
    await waitFor(() => expect(left.queryByText('▼')).toBeNull());
  }),
});

/** More than are loaded at once. */
const MANY = sampleCourse(1100, 3).filter(({ picture }) => picture?.ears);
const OLDEST = MANY.at(-1)!.test;

export const OfLongAgo = meta.story({
  name: 'Compares a marked test, however many have followed it [OUR-361]',
  args: { path: `/patients/${PATIENT.id}/compare?kind=hearing&a=${OLDEST.id}&b=${MANY[0]!.test.id}` },
  beforeEach: enter({ handlers: { ...formHandlers, ...courseHandlers(PATIENT, MANY) } }),
  play: inEnglish(async ({ canvas }) => {
    const a = await canvas.findByRole('button', { name: /Hearing test A/ });
    await expect(a).toHaveTextContent(OLDEST.time_start!.slice(0, 4));
  }),
});

export const OnlyOne = meta.story({
  name: 'Says that there is no earlier one [OUR-293]',
  beforeEach: enter({ handlers: { ...formHandlers, ...courseHandlers(PATIENT, [LATER]) } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('There is no earlier hearing test of the same ear.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Left ear' })).toBeVisible();
  }),
});

export const None = meta.story({
  beforeEach: enter({ handlers: { ...formHandlers, ...courseHandlers(PATIENT, []) } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No hearing test with thresholds')).toBeVisible();
  }),
});
export const Loading = meta.story({
  beforeEach: enter({ handlers: { ...formHandlers, ...courseHandlers(PATIENT, course), listCourse: never } }),
});
export const Failed = meta.story({
  beforeEach: enter({
    handlers: { ...formHandlers, ...courseHandlers(PATIENT, course), listCourse: () => refuse(502, '') },
  }),
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({
  name: 'Cuts off no column on a phone',
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => tablesFit(canvas),
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="earlier"]')).toHaveLength(2));
    const at = (ear: string): number =>
      canvasElement.querySelector(`[data-component="Audiogram"] [data-ear="${ear}"]`)!.getBoundingClientRect().left;
    await expect(at('LEFT')).toBeLessThan(at('RIGHT'));
    await expect(within(canvasElement).getByText(/^يُعد المتوسط متغيرًا إذا زاد الفرق على/)).toBeVisible();
  },
});
