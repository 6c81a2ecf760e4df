import type { CourseTest } from '@isopter/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { courseHandlers, sampleCourse } from '../../../fakes/data/course.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { formHandlers } from '../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { tablesFit } from '../../../fakes/actions/tablesFit.ts';
import { Compare } from './Compare.tsx';

type Findings = NonNullable<CourseTest['test']['result']>['findings'];

const TESTS = sampleCourse(60, 30).filter(({ test }) => test.test_group.group === 'VISUAL_ACUITY');
/** Returns a test of the course with other acuities. */
const changed = (one: CourseTest, findings: Findings, over: Partial<CourseTest['test']> = {}): CourseTest => ({
  ...one,
  test: { ...one.test, ...over, result: { version: '1', findings } },
});
const EARLIER = changed(TESTS[1]!, [
  { measure: 'ACUITY', side: 'OD', value: 0.1 },
  { measure: 'ACUITY', side: 'OS', value: 0.2 },
]);
const LATER = changed(TESTS[0]!, [
  { measure: 'ACUITY', side: 'OD', value: 0.4 },
  { measure: 'ACUITY', side: 'OS', value: 0.3 },
  { measure: 'ACUITY', side: 'OS', value: 0.6, contrast: 2.5 },
]);
const course = [LATER, EARLIER];

const meta = preview.meta({
  title: 'Screens/Compare acuity',
  component: ScreenStage,
  args: { screen: Compare, route: '/patients/:id/compare', path: `/patients/${PATIENT.id}/compare?kind=acuity` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enter({ handlers: { ...formHandlers, ...courseHandlers(PATIENT, course) } }),
});

export const TwoTests = meta.story({
  name: 'Compares the newest test with the one before, eye by eye, and marks what repeats do not differ by [OUR-297]',
  play: inEnglish(async ({ canvas }) => {
    const left = within(await canvas.findByRole('region', { name: 'Left eye' }));
    const right = within(canvas.getByRole('region', { name: 'Right eye' }));
    const rows = (eye: typeof left): string[] => eye.getAllByRole('row').map((row) => row.textContent ?? '');
    await expect(rows(right)[1]).toMatch(/^Full20\/25 \(0\.10\)20\/50 \(0\.40\).*▼.*\+0\.30/);
    await expect(rows(left)[1]).toMatch(/^Full20\/32 \(0\.20\)20\/40 \(0\.30\)·.*\+0\.10/);
    // nothing to compare with at this contrast
    await expect(rows(left)[2]).toMatch(/^2\.5%.*20\/80 \(0\.60\)/);
    await expect(rows(left)[2]).not.toMatch(/[▼▲·+]/);
    await expect(left.getByRole('img', { name: 'Both acuities on a line, Left eye' })).toBeVisible();
    const places = [left, right].map((eye) => eye.getByRole('heading').getBoundingClientRect().left);
    await expect(places[0]).toBeLessThan(places[1]!);
  }),
});

export const OtherMethod = meta.story({
  name: 'Says that tests at another distance are not compared [OUR-297]',
  args: {
    path: `/patients/${PATIENT.id}/compare?kind=acuity&a=${EARLIER.test.id}&b=${LATER.test.id}`,
  },
  beforeEach: enter({
    handlers: {
      ...formHandlers,
      ...courseHandlers(PATIENT, [
        LATER,
        changed(EARLIER, [{ measure: 'ACUITY', side: 'OD', value: 0 }], {
          test_group: { group: 'VISUAL_ACUITY', strategy: 'NEAR', protocol: 'LANDOLT_C' },
        }),
      ]),
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText('Not compared: distance, optotype or correction are different.'),
    ).toBeVisible();
    const right = within(canvas.getByRole('region', { name: 'Right eye' }));
    await expect(right.queryByText('▼')).toBeNull();
  }),
});

export const Chosen = meta.story({
  name: 'Compares those that are chosen [OUR-297]',
  beforeEach: enter({
    handlers: { ...formHandlers, ...courseHandlers(PATIENT, [LATER, EARLIER, ...TESTS.slice(2)]) },
  }),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Acuity test B/ }));
    const options = await within(document.body).findAllByRole('option');
    await expect(options).toHaveLength(TESTS.length - 1);
    await userEvent.click(options.at(-1)!);
    const right = within(await canvas.findByRole('region', { name: 'Right eye' }));
    await waitFor(() => expect(right.queryByText(/20\/50/)).toBeNull());
  }),
});

/** More than are loaded at once. */
const MANY = sampleCourse(550, 5).filter(({ test }) => test.test_group.group === 'VISUAL_ACUITY');
const OLDEST = MANY.at(-1)!.test;
const many = enter({ handlers: { ...formHandlers, ...courseHandlers(PATIENT, MANY) } });
const comparing = (a: string): { path: string } => ({
  path: `/patients/${PATIENT.id}/compare?kind=acuity&a=${a}&b=${MANY[0]!.test.id}`,
});

export const OfLongAgo = meta.story({
  name: 'Compares a marked test, however many have followed it [OUR-361]',
  tags: ['@all'],
  args: comparing(OLDEST.id),
  beforeEach: many,
  play: inEnglish(async ({ canvas }) => {
    const a = await canvas.findByRole('button', { name: /Acuity test A/ });
    await expect(a).toHaveTextContent(OLDEST.time_start!.slice(0, 4));
    await expect(canvas.queryByText(/no longer exists/)).toBeNull();
  }),
});

export const Gone = meta.story({
  name: 'Says that a marked test is not there, until another one is chosen [OUR-361]',
  args: comparing('7c000000-0000-4000-8000-00000000dead'),
  beforeEach: many,
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/^A chosen test no longer exists/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Acuity test A/ }));
    await userEvent.click((await within(document.body).findAllByRole('option'))[3]!);
    await waitFor(() => expect(canvas.queryByText(/no longer exists/)).toBeNull());
  }),
});

export const None = meta.story({
  beforeEach: enter({ handlers: { ...formHandlers, ...courseHandlers(PATIENT, []) } }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No acuity test with a result')).toBeVisible();
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
  play: async ({ canvas }) => {
    const eyes = await canvas.findAllByRole('region', { name: /^العين/ });
    await expect(eyes[0]!.getBoundingClientRect().left).toBeLessThan(eyes[1]!.getBoundingClientRect().left);
    await expect(canvas.getByText(/^تختلف القياسات المتكررة حتى/)).toBeVisible();
  },
});
