import type { Test, TestBundle } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../../../fakes/stage/backend.ts';
import { bundleOf } from '../../../../fakes/data/bundles.ts';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { monitorHandlers } from '../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../fakes/stage/ScreenStage.tsx';
import { openConnections } from '../../../../fakes/browser/scriptedSocket.ts';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';
import { asked, order } from '../../../../fakes/scenes/commands.ts';
import { BUNDLE, bundled, FIRST, SECOND } from '../../../../fakes/scenes/runningBundle.ts';

const meta = preview.meta({
  title: 'Screens/End of a test/Next in the bundle',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${FIRST.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

export const NextOfABundle = meta.story({
  name: 'A finished test opens the next one of its bundle [MON-12] [MON-06]',
  beforeEach: (context) => enter(bundled('finished'))(context),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /10-2/ })).toBeVisible();
    await expect(await canvas.findByText('Test 2 of 2')).toBeVisible();
    await expect(await screen.findByText(/^Test 2 of 2: .*10-2/)).toBeVisible();
    await expect(openConnections()).toBe(1);
  }),
});

export const FailedInABundle = meta.story({
  name: 'A failed one opens nothing [MON-24]',
  tags: ['@all'],
  beforeEach: (context) => enter(bundled('failed'))(context),
  play: inEnglish(async ({ canvas }) => {
    await expect((await canvas.findAllByText('Failed'))[0]).toBeVisible();
    await waitFor(() => expect(openConnections()).toBe(0));
    await expect(canvas.queryByRole('heading', { name: /10-2/ })).not.toBeInTheDocument();
  }),
});

/** The monitor of a test that was over before anybody looked, and where its bundle is by now. */
function leftBehind(second: Partial<Test>, bundle: Partial<TestBundle> = {}, more: BackendHandlers = {}): World {
  asked.length = 0;
  let next: Test | null = { ...SECOND, ...second };
  return {
    handlers: {
      ...monitorHandlers({ screen: null }),
      getTest: ({ params }) => (params['id'] === SECOND.id && next ? next : { ...FIRST, status: 'finished' }),
      getTestBundle: () => (next ? bundleOf([FIRST.id, next.id], 2, bundle) : bundleOf([FIRST.id], 1, OVER)),
      updateTest: ({ params }) => {
        asked.push(`start ${params['id']}`);
        next = { ...SECOND, status: 'started' };
        return next;
      },
      deleteTest: ({ params }) => {
        asked.push(`skip ${params['id']}`);
        next = null;
      },
      ...more,
    },
    sockets: [{ ready: 0 }],
  };
}

const OVER: Partial<TestBundle> = { status: { name: 'finished' } };

const WAITING: Partial<Test> = { status: 'pending', time_start: null };

/** Another test is on the device still. */
const taken = () => refuse(409, 'Device is in use.', { name: 'DeviceInUse' });

/** The device was given the second test, and is switched off. */
const givenToIt = () => ({ ...LANE_2, active: false, administering_test: SECOND.id });

const openSecond = (canvas: ReturnType<typeof within>): Promise<HTMLElement> =>
  canvas.findByRole('button', { name: /^Open test 2 of 2: Perimetry 10-2/ });

export const WayOn = meta.story({
  name: 'Of a test whose bundle went on unseen the way leads to the one that runs [OUR-84]',
  tags: ['@all'],
  beforeEach: (context) => enter(leftBehind({}))(context),
  play: inEnglish(async ({ canvas }) => {
    const open = await openSecond(canvas);
    await expect(canvas.queryByRole('button', { name: 'Start the test' })).toBeNull();
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: /10-2/ })).toBeVisible();
    await expect(await canvas.findByText('Test 2 of 2')).toBeVisible();
  }),
});

export const WayOnOver = meta.story({
  name: 'And to the last one, once the bundle is over [OUR-84]',
  tags: ['!autodocs'],
  beforeEach: (context) => enter(leftBehind({ status: 'finished' }, OVER))(context),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await openSecond(canvas));
    await expect(await canvas.findByRole('heading', { name: /10-2/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Open test/ })).toBeNull();
  }),
});

export const NextWaits = meta.story({
  name: 'A next test whose device was taken is started from there [OUR-84] [FORM-18]',
  beforeEach: (context) => enter(leftBehind(WAITING))(context),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/another test took Lane 2 headset/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start the test' }));
    await expect(await canvas.findByRole('heading', { name: /10-2/ })).toBeVisible();
    await expect(asked).toEqual([`start ${SECOND.id}`]);
  }),
});

export const NextSkipped = meta.story({
  name: 'Or skipped, after a question; then the bundle is over [OUR-84] [BUND-02]',
  tags: ['!autodocs'],
  beforeEach: (context) => enter(leftBehind(WAITING))(context),
  play: inEnglish(async ({ canvas }) => {
    await order(canvas, 'Skip the test');
    await waitFor(() => expect(asked).toEqual([`skip ${SECOND.id}`]));
    await waitFor(() => expect(canvas.queryByText('Next in the bundle')).toBeNull());
    await expect(canvas.getByText('Test 1 of 1')).toBeVisible();
  }),
});

export const NextNotStarted = meta.story({
  name: 'The reason is shown when the next test cannot start yet [OUR-84]',
  tags: ['!autodocs'],
  beforeEach: (context) => enter(leftBehind(WAITING, {}, { updateTest: taken }))(context),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the test' }));
    await expect(await screen.findByText('The device is in use by another test.')).toBeVisible();
    await expect(await openSecond(canvas)).toBeVisible();
  }),
});

export const NextOnItsWay = meta.story({
  name: 'A test that its device has received begins automatically [OUR-84]',
  tags: ['!autodocs', '@all'],
  beforeEach: (context) => enter(leftBehind(WAITING, {}, { getDevice: givenToIt }))(context),
  play: inEnglish(async ({ canvas }) => {
    await expect(await openSecond(canvas)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start the test' })).toBeNull();
  }),
});

export const StartedWhereWatched = meta.story({
  name: 'A test its bundle waits with is started on its own monitor too [OUR-84]',
  args: { path: `/tests/observe/${SECOND.id}` },
  beforeEach: (context) => enter(leftBehind(WAITING))(context),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the test' }));
    await waitFor(() => expect(asked).toEqual([`start ${SECOND.id}`]));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Start the test' })).toBeNull());
  }),
});

export const BundleCancelled = meta.story({
  name: 'A bundle is cancelled whole after a question; its patient’s bundles follow',
  beforeEach: (context) => enter({ ...bundled('finished'), sockets: [{ ready: 0 }] })(context),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the bundle' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/sure you want to cancel this test bundle/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/bundles/${PATIENT.id}`);
    await expect(asked).toEqual([`cancel ${BUNDLE}`]);
  }),
});
