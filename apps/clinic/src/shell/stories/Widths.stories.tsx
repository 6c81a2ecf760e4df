import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic, patients } from '../../fakes/data/clinic.ts';
import { formHandlers, listHandlers } from '../../fakes/stage/handlers.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { TESTS } from '../../fakes/data/tests.ts';

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
  canvas: {
    getByRole: (role: string, options: { name: RegExp }) => HTMLElement;
    findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement>;
  };
  canvasElement: HTMLElement;
}

/** Expects a control to end at the same distance from the edge of the main region as a list. */
const expectAtEdge = (find: () => HTMLElement): Promise<void> =>
  // looked up again each time: a field's group is replaced while the screen loads
  waitFor(() => {
    const control = find();
    const main = control.closest('main')!.getBoundingClientRect();
    return expect(main.right - control.getBoundingClientRect().right).toBeCloseTo(EDGE, 0);
  });

async function expectForm({ canvas, canvasElement }: Page): Promise<void> {
  await expectAtEdge(() => canvas.getByRole('button', { name: /^Close$/ }));
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
    await expectAtEdge(() => canvas.getByRole('button', { name: /^Close$/ }));
    await expectAtEdge(() => canvas.getByRole('group', { name: 'Device and people' }));
  },
});
export const Patient = meta.story({
  args: { path: `/patients/${patients[0]!.id}` },
  play: async ({ canvas }) => {
    // an empty list of tests has a second link
    await expectAtEdge(() => canvas.getAllByRole('link', { name: /^New test$/ })[0]!);
    await expectAtEdge(() => canvas.getByRole('group', { name: /^Person$/ }));
  },
});
export const List = meta.story({
  args: { path: '/patients' },
  play: async ({ canvas }) => {
    await expectAtEdge(() => canvas.getByRole('link', { name: /^New patient$/ }));
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

/** Elements for screen readers far down a list would make the whole page scroll as well. */
export const OneScroll = meta.story({
  name: 'Only the screen scrolls, not the page around it, in a window of 400 % zoom [OUR-871]',
  args: { path: '/patients' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^New patient$/ });
    await waitFor(() => expect(document.querySelectorAll('main [role=row]').length).toBeGreaterThan(5));
    const page = document.scrollingElement!;
    await expect(page.scrollHeight).toBeLessThanOrEqual(page.clientHeight);
  },
});
