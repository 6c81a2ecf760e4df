import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse, unreachable } from '../../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { monitorHandlers, type Watched } from '../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';
import { asked, order } from '../../../../fakes/scenes/commands.ts';
import { bundled, FIRST } from '../../../../fakes/scenes/runningBundle.ts';
import { queryConfirmation } from '../../../../fakes/actions/confirmation.ts';

const meta = preview.meta({
  title: 'Screens/End of a test/Orders that were not sent',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${FIRST.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** Fails the first time it is asked for. */
const once = (fail: () => Response) => (): Response | undefined => {
  asked.push('it');
  return asked.length === 1 ? fail() : undefined;
};

/** The network is down. */
const lostOnce = once(unreachable);

/** The server does not do it. */
const refusedOnce = once(() => refuse(409, 'Not now.'));

const enterFailing =
  (watched: Watched, handlers: BackendHandlers): ReturnType<typeof enter> =>
  (context) => {
    asked.length = 0;
    return enter({ handlers: { ...monitorHandlers(watched), ...handlers }, sockets: [{ ready: 0 }] })(context);
  };

/** Expects a notice next to the controls, also for a failed pause; a toast would be gone by the next look. */
const expectNotSent = async (canvas: ReturnType<typeof within>, title: string, hint: string): Promise<void> => {
  const notice = (await canvas.findByText(title)).closest('[role=alert]') as HTMLElement;
  await expect(notice).toHaveTextContent(hint);
  await expect(queryConfirmation()).toBeNull();
  await expect(asked).toHaveLength(1);
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
};

export const RestartNotSent = meta.story({
  name: 'A restart that was not sent shows a notice next to the controls, and can be sent again [MON-20]',
  beforeEach: enterFailing({ screen: 'test paused', test: { status: 'paused' } }, { restartTest: lostOnce }),
  play: inEnglish(async ({ canvas }) => {
    await order(canvas, 'Restart');
    await expectNotSent(canvas, 'Restart: not sent', 'The server could not be reached, so nothing was sent.');
    await expect(await canvas.findByText('Restart: sent')).toBeVisible();
  }),
});

export const CancelNotSent = meta.story({
  name: 'So is a cancel, which leads away once it is done [MON-20]',
  tags: ['!autodocs'],
  beforeEach: enterFailing({}, { deleteTest: refusedOnce }),
  play: inEnglish(async ({ canvas }) => {
    await order(canvas, 'Cancel test');
    await expectNotSent(canvas, 'Cancel test: not sent', 'The test could not be canceled.');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/${PATIENT.id}`);
  }),
});

export const BundleNotCancelled = meta.story({
  name: 'And the cancel of a bundle [BUND-02]',
  tags: ['!autodocs'],
  beforeEach: enterFailing({ test: FIRST }, { ...bundled('finished').handlers, cancelTestBundle: refusedOnce }),
  play: inEnglish(async ({ canvas }) => {
    await order(canvas, 'Cancel the bundle', 'Yes');
    await expectNotSent(canvas, 'Cancel the bundle: not sent', 'The bundle could not be canceled.');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/bundles/${PATIENT.id}`);
  }),
});
