import type { Test } from '@isopter/contract';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, never, refuse } from '../../../fakes/stage/backend.ts';
import { formHandlers } from '../../../fakes/stage/handlers.ts';
import {
  enterWorld,
  forgetAnnouncements,
  inEnglish,
  ScreenStage,
  type World,
} from '../../../fakes/stage/ScreenStage.tsx';
import { recordWindows } from '../../../fakes/browser/reportWindows.ts';
import { sampleTest, TESTS } from '../../../fakes/data/tests.ts';
import { TestFormView } from './TestFormView.tsx';

const [STARTED, PAUSED, , FINISHED] = TESTS as readonly [Test, Test, Test, Test];
const STOPPED = sampleTest(8, { status: 'stopped' });
/** The requests and the events of the report window. */
let happened: unknown[] = [];

/** The settings of a test, with what is different of the world. */
const view = (test: Test, handlers: BackendHandlers = {}, world: Partial<World> = {}) => ({
  args: { path: `/tests/view/${test.id}` },
  beforeEach: ({ globals }: { globals: Record<string, unknown> }) => {
    happened = [];
    const answers: BackendHandlers = {
      ...formHandlers,
      getTest: () => test,
      updateTest: ({ body }) => {
        happened.push(body);
        return { ...test, status: 'started' };
      },
      ...handlers,
    };
    return enterWorld({ ...world, handlers: answers }, String(globals['locale']));
  },
});
const resume = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
/** Waits until the settings and their buttons are there. */
const isShown = async (): Promise<void> => expect(await screen.findByRole('group', { name: 'Strategy' })).toBeVisible();

const meta = preview.meta({
  title: 'Screens/Test form/View',
  component: ScreenStage,
  args: { screen: TestFormView, route: '/tests/view/:id', path: `/tests/view/${STARTED.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const ReadOnly = meta.story({
  name: 'Shows the settings of a test, to look at; closing leads to the patient’s tests [FORM-19]',
  ...view(STARTED),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Strategy' })).toHaveTextContent('AVA Standard');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Strategy/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', `/tests/${STARTED.patient!}`);
  }),
});

export const Missing = meta.story({
  name: 'Shows a message for a deleted test and leaves the screen [FORM-19]',
  ...view(STARTED, { getTest: () => refuse(404, 'Not found.') }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await screen.findByText('This test no longer exists.')).toBeVisible();
    await expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/patients');
  }),
});

export const Running = meta.story({
  name: 'Offers neither Resume nor a report while the test runs [FORM-18]',
  tags: ['!autodocs'],
  ...view(STARTED),
  play: inEnglish(async ({ canvas }) => {
    await isShown();
    await expect(canvas.queryByRole('button', { name: /^Resume|report/ })).toBeNull();
  }),
});

export const Paused = meta.story({
  name: 'Resumes a paused test and opens its monitor [FORM-18]',
  ...view(PAUSED),
  play: inEnglish(async ({ canvas }) => {
    await resume();
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/observe/${PAUSED.id}`);
    await expect(happened).toEqual([{ status: 1 }]);
    forgetAnnouncements();
  }),
});

const sending = fn(never);
export const UnderWay = meta.story({
  name: 'Resumes a test once, however often it is asked for [FORM-18]',
  tags: ['!autodocs'],
  ...view(PAUSED, { updateTest: sending }),
  play: inEnglish(async ({ canvas }) => {
    sending.mockClear();
    await resume();
    await expect(await canvas.findByRole('button', { name: /Resume/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Resume/ }));
    await expect(sending).toHaveBeenCalledOnce();
    forgetAnnouncements();
  }),
});

export const Stopped = meta.story({
  name: 'Resumes a stopped test; says that it failed, and stays [FORM-18]',
  tags: ['!autodocs'],
  ...view(STOPPED, { updateTest: () => refuse(500, '') }),
  play: inEnglish(async ({ canvas }) => {
    await resume();
    await expect(await screen.findByText('The test could not be resumed.')).toBeVisible();
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeEnabled();
    forgetAnnouncements();
  }),
});

export const ReaderResumesNothing = meta.story({
  name: 'Offers nobody to resume a test who only reads [FORM-18]',
  tags: ['!autodocs'],
  ...view(PAUSED, {}, { user: { groups: [{ name: 'SUPPORT_READ_ONLY' }] } }),
  play: inEnglish(async ({ canvas }) => {
    await isShown();
    await expect(canvas.queryByRole('button', { name: 'Resume' })).toBeNull();
  }),
});

const finished = view(FINISHED, {
  getTestReport: () => new Response('<p>Report</p>', { headers: { 'Content-Type': 'text/html' } }),
});
export const Finished = meta.story({
  name: 'Shows the report of a finished test in a separate window [FORM-18]',
  ...finished,
  beforeEach: async (context) => {
    const leave = await finished.beforeEach(context);
    const restoreWindows = recordWindows(happened as string[]);
    return () => {
      restoreWindows();
      leave();
    };
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the report' }));
    await waitFor(() => expect(happened).toEqual(['opened', 'shown']));
    await expect(canvas.queryByRole('button', { name: 'Resume' })).toBeNull();
  }),
});
