import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { clinic, patients } from '../fakes/clinic.ts';
import { formHandlers, listHandlers } from '../fakes/handlers.ts';
import { AppAt, stage } from '../fakes/stage.tsx';
import { TESTS } from '../fakes/tests.ts';

const meta = preview.meta({
  title: 'Screens/Widths',
  component: AppAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => stage('en-US', { ...listHandlers, ...formHandlers, ...clinic }),
});

/** How far a list and its buttons are from the edge of the screen, in pixels. */
const EDGE = 28;
const FORM = 560;

interface Page {
  canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> };
  canvasElement: HTMLElement;
}

/** Where a control ends, before the edge of the main region. */
const endOf = (control: HTMLElement): number =>
  control.closest('main')!.getBoundingClientRect().right - control.getBoundingClientRect().right;

async function expectForm({ canvas, canvasElement }: Page): Promise<void> {
  const close = await canvas.findByRole('button', { name: /^Close$/ });
  await expect(endOf(close)).toBeCloseTo(EDGE, 0);
  await canvas.findByRole('button', { name: /^(Save|Done|Move)$/ });
  const column = canvasElement.querySelector('[data-component="FormScreen"] [data-part="column"]')!;
  await expect(column.getBoundingClientRect().width).toBeCloseTo(FORM, 0);
}

/** Fields of every form are one width, and the way out of every form is where the buttons of lists are. */
export const PatientForm = meta.story({ args: { path: '/patients/new' }, play: expectForm });
export const TestMove = meta.story({
  args: { path: `/tests/move/${TESTS[3]!.id}?patient=${patients[0]!.id}` },
  play: expectForm,
});

/** Screens of one thing are as wide as lists, and so is a test with its set-up in columns. */
export const TestForm = meta.story({
  args: { path: `/tests/new/${patients[0]!.id}` },
  play: async ({ canvas }) => {
    await expect(endOf(await canvas.findByRole('button', { name: /^Close$/ }))).toBeCloseTo(EDGE, 0);
    await expect(endOf(await canvas.findByRole('group', { name: 'Device and people' }))).toBeCloseTo(EDGE, 0);
  },
});
export const Patient = meta.story({
  args: { path: `/patients/${patients[0]!.id}` },
  play: async ({ canvas }) => {
    // an empty list of tests has a second link
    const [newTest] = await canvas.findAllByRole('link', { name: /^New test$/ });
    await expect(endOf(newTest!)).toBeCloseTo(EDGE, 0);
    await expect(endOf(await canvas.findByRole('group', { name: /^Person$/ }))).toBeCloseTo(EDGE, 0);
  },
});
export const List = meta.story({
  args: { path: '/patients' },
  play: async ({ canvas }) => {
    await expect(endOf(await canvas.findByRole('link', { name: /^New patient$/ }))).toBeCloseTo(EDGE, 0);
  },
});

/** However long the name of the clinic is, the header is one line and nothing of it is out of the window. */
export const PhoneHeader = meta.story({
  name: 'On a phone the header stays one line with text twice as large',
  args: { path: '/patients' },
  globals: { viewport: { value: 'phone', isRotated: false }, textScale: '200' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: /^Open navigation$/ });
    const header = menu.closest('header')!;
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(header.getBoundingClientRect().height).toBeLessThan(1.5 * menu.getBoundingClientRect().height);
    // the first letters of the clinic at least
    const name = canvas.getByText('Northside Eye Clinic').getBoundingClientRect();
    await expect(name.width).toBeGreaterThan(menu.getBoundingClientRect().width / 2);
  },
});
