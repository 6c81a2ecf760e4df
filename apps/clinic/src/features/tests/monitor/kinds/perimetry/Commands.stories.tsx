import { COMMAND_TIMEOUT, type ConvergenceOutcome, LIVE_CLOSE, type LiveEvent } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { shortcuts } from '../../../../../lib/platform/keyboard/shortcuts.ts';
import { refuse } from '../../../../../fakes/stage/backend.ts';
import { hurry } from '../../../../../fakes/browser/network.ts';
import { monitorHandlers, type Watched } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../../../fakes/stage/ScreenStage.tsx';
import { cutConnections, sayToAll } from '../../../../../fakes/browser/scriptedSocket.ts';
import { half, RIGHT, world } from '../../../../../fakes/data/perimetry.ts';
import { answers, enterRecording, enterSlow, order, recording, sent } from '../../../../../fakes/scenes/commands.ts';
import { screenOf } from '../../../../../fakes/browser/liveEvents.ts';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { PerimetryObserve } from './PerimetryObserve.tsx';

const meta = preview.meta({
  title: 'Screens/Perimetry monitor/Commands',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const GoneWhileCancelling = meta.story({
  name: 'Leads to the tests of the patient, also when the test is gone before its cancelling is answered [MON-20] [LIST-12]',
  tags: ['!autodocs'],
  beforeEach: enterRecording({ ...monitorHandlers(half), deleteTest: () => new Promise(() => undefined) }),
  play: inEnglish(async ({ canvas }) => {
    await order(canvas, 'Cancel test');
    cutConnections(LIVE_CLOSE.missing);
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/${TESTS[0]!.patient}`);
  }),
});

export const PausedOnce = meta.story({
  name: 'Sends a command once, however often it is pressed while it is under way [MON-09]',
  beforeEach: enterSlow,
  play: inEnglish(async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: /^Pause/ });
    await userEvent.click(pause);
    await expect(await canvas.findByText('Pause: sending…')).toBeVisible();
    await userEvent.click(pause);
    pause.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(sent).toEqual(['pause']);
    answers[0]!(undefined);
    await expect(await canvas.findByText('Pause: sent')).toBeVisible();
    await expect(sent).toEqual(['pause']);
  }),
});

export const PausingUntilShown = meta.story({
  name: 'Is pausing until the device shows that it paused, and sends nothing meanwhile [OUR-42]',
  beforeEach: enterRecording(recording(half)),
  play: inEnglish(async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.click(pause);
    await expect(await canvas.findByText('Pause: sent')).toBeVisible();
    await expect(pause).toHaveTextContent('Pausing…');
    await userEvent.click(pause);
    await expect(sent).toEqual(['pause']);
    sayToAll(screenOf('test paused'));
    // the button that had the focus keeps it
    const play = await canvas.findByRole('button', { name: 'Continue' });
    await expect(play).toHaveFocus();
  }),
});

export const NotSent = meta.story({
  name: 'Says that a command was not sent, and sends it again when asked to [MON-09]',
  beforeEach: enterSlow,
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!(refuse(409, 'The device is not connected.', { name: 'DeviceOffline' }));
    await expect(await canvas.findByText('Pause: not sent')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Pause: sending…')).toBeVisible();
    await expect(canvas.queryByText('Pause: not sent')).toBeNull();
    answers[1]!(undefined);
    await expect(await canvas.findByText('Pause: sent')).toBeVisible();
    await expect(sent).toEqual(['pause', 'pause']);
  }),
});

export const NoAnswer = meta.story({
  name: 'Says that nobody answered in time, and that it may have been done all the same [MON-09]',
  tags: ['@all'],
  beforeEach: async (context) => {
    const leave = await enterSlow(context);
    const endHurry = hurry(COMMAND_TIMEOUT, 300);
    return () => {
      endHurry();
      leave();
    };
  },
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    const notice = (await canvas.findByText('Pause: no answer')).closest('[role=alert]') as HTMLElement;
    await expect(notice).toHaveTextContent(/^Pause: no answerNo answer in time\./);
    await expect(within(notice).getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
});

const ptosis: Watched = {
  test: {
    status: 'paused',
    eye: 'OD',
    test_group: { group: 'PERIMETRY', strategy: 'PTOSIS', protocol: '30-2-PTOSIS-TRADITIONAL' },
  },
  screen: 'test paused',
  stimuli: RIGHT.map((one) => ({ ...one, threshold: null, viewed: one.y < 12 })),
  progress: { total: 50, od: 50, os: 0 },
};

export const RegionPrompt = meta.story({
  name: 'Asks to tape the eyelid between the regions of a ptosis test, and continues [PERI-07] [MON-09]',
  beforeEach: enterRecording(recording(ptosis)),
  play: inEnglish(async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText(/Tape the eyelid/)).toBeVisible();
    const monitor = within(canvasElement.querySelector<HTMLElement>('[data-component="PerimetryMonitor"]')!);
    await userEvent.click(monitor.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toEqual(['play']));
    await expect(monitor.queryByRole('button', { name: 'Continue' })).toBeNull();
  }),
});

export const Keys = meta.story({
  name: 'P and the space bar pause and go on [OUR-43]',
  beforeEach: enterRecording(recording(half)),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.keyboard('p');
    await waitFor(() => expect(sent).toEqual(['pause']));
    sayToAll(screenOf('test paused'));
    await canvas.findByRole('button', { name: 'Continue' });
    // in a plot the space bar is of no other use
    canvas.getAllByRole('application')[0]!.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent).toEqual(['pause', 'play']));
  }),
});

export const KeyThatCancels = meta.story({
  name: 'Shift+X asks whether to cancel, naming patient and test; the help lists the keys [OUR-43] [OUR-44]',
  tags: ['@all'],
  beforeEach: enterRecording(recording(half)),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Cancel test' });
    await userEvent.keyboard('{Shift>}x{/Shift}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Okafor, Adaeze')).toBeVisible();
    await expect(question.getByText('Perimetry 24-2, AVA Standard')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep the test' }));
    await expect(shortcuts.list().map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Pause or continue', 'Cancel test', 'Show the report']),
    );
  }),
});

export const ViewsByKey = meta.story({
  name: '1, 2 and 3 choose the view; the toolbar is next to the title [OUR-78]',
  beforeEach: enter(world(half)),
  play: inEnglish(async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    const numeric = await canvas.findByRole('radio', { name: 'Numeric' });
    await expect(numeric.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    await userEvent.keyboard('3');
    await expect(await canvas.findByRole('table', { name: /Right eye, by location/ })).toBeVisible();
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('radio', { name: 'Grayscale' })).toBeChecked();
    await userEvent.keyboard('1');
    await expect(numeric).toBeChecked();
    await expect(shortcuts.list().map(({ label }) => label)).toEqual(
      expect.arrayContaining(['View 1 of the results', 'View 3 of the results']),
    );
  }),
});

/** The examiner is asked how many dots the patient sees; the answer goes to the test [MON-11]. */
export const Convergence = meta.story({
  beforeEach: enter(
    world({ screen: 'introduction' }, { sockets: [{ ready: 0, events: [screenOf('testing convergence')] }] }),
  ),
  play: inEnglish(async () => {
    const question = within(await screen.findByRole('dialog'));
    await expect(question.getByText('How many dots does the patient see?')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Two dots 2' })).toBeVisible();
  }),
});

const outcome = (data: ConvergenceOutcome): LiveEvent => ({ type: 'convergence_result', data });

/** A headset that tests convergence itself asks nobody; the monitor states what it found [OUR-452]. */
export const AutomatedConvergence = meta.story({
  beforeEach: enter(
    world(
      { screen: 'introduction' },
      {
        sockets: [
          {
            ready: 0,
            events: [
              screenOf('automated convergence'),
              outcome({ dots: 2, by: 'DEVICE', monocular: true }),
              screenOf('doing test'),
            ],
          },
        ],
      },
    ),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText('Headset convergence test: two dots. The eyes are tested one at a time.'),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }),
});

/** A question that nobody answered leaves a line [OUR-453]. */
export const ConvergenceUnanswered = meta.story({
  beforeEach: enter(
    world(
      { screen: 'introduction' },
      { sockets: [{ ready: 0, events: [outcome({ dots: null, by: 'EXAMINER', monocular: false })] }] },
    ),
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText('The question about dots was not answered. Both eyes are tested together.'),
    ).toBeVisible();
  }),
});

/** Answering closes the question, also by the number alone [MON-11]. */
export const ConvergenceAnswered = meta.story({
  beforeEach: enter(world({ screen: 'testing convergence' })),
  play: inEnglish(async ({ canvas }) => {
    const question = await screen.findByRole('dialog');
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.keyboard('2');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Skip ahead' })).toBeVisible();
  }),
});
