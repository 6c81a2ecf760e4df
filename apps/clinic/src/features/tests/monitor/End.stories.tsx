import type { LiveEvent, Test, TestBundle, TestStatus } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse, unreachable } from '../../../fakes/backend.ts';
import { bundleOf } from '../../../fakes/bundles.ts';
import { LANE_2 } from '../../../fakes/devices.ts';
import { PATIENT } from '../../../fakes/form.ts';
import { monitorHandlers, type Watched } from '../../../fakes/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../fakes/ScreenStage.tsx';
import { openConnections } from '../../../fakes/scriptedSocket.ts';
import { sampleTest } from '../../../fakes/tests.ts';
import { PerimetryObserve } from './perimetry/PerimetryObserve.tsx';

const BUNDLE = 'b0000000-0000-4000-8000-000000000001';
const FIRST = sampleTest(1, { test_bundle: { id: BUNDLE, status: 'started' } });
const SECOND = sampleTest(2, {
  test_bundle: { id: BUNDLE, status: 'started' },
  test_group: { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '10-2' },
});

const meta = preview.meta({
  title: 'Screens/End of a test',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${FIRST.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const ends = (status: TestStatus): LiveEvent => ({ type: 'updated_test_status', data: { status, seq_num: 1 } });

/** What was asked of the server, in its order. */
const asked: string[] = [];

/** A bundle of two tests, whose first one is watched and ends. */
function bundled(status: TestStatus): World {
  asked.length = 0;
  let hasEnded = false;
  const read = (test: Test): Test => (hasEnded && test.id === FIRST.id ? { ...test, status } : test);
  const handlers: BackendHandlers = {
    ...monitorHandlers({ screen: null }),
    getTest: ({ params }) => read(params['id'] === SECOND.id ? SECOND : FIRST),
    getTestBundle: () => {
      const failed = hasEnded && status !== 'finished';
      return bundleOf([FIRST.id, SECOND.id], hasEnded && !failed ? 2 : 1, failed ? { status: { name: 'failed' } } : {});
    },
    // the state is loaded before the socket tells of the end
    getPerimetryState: () => {
      hasEnded = true;
      return { seq_num: 0, run: 1, stimuli: [], progress: { total: 0, od: 0, os: 0 } };
    },
    cancelTestBundle: ({ params }) => {
      asked.push(`cancel ${params['id']}`);
    },
  };
  return { handlers, sockets: [{ ready: 0, events: [ends(status)] }, { ready: 0 }] };
}

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
    await expect(await canvas.findByText('It waits to be started: another test took Lane 2 headset.')).toBeVisible();
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
  name: 'Where it cannot be started yet, the reason is told [OUR-84]',
  tags: ['!autodocs'],
  beforeEach: (context) => enter(leftBehind(WAITING, {}, { updateTest: taken }))(context),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the test' }));
    await expect(await screen.findByText('The device is in use by another test.')).toBeVisible();
    await expect(await openSecond(canvas)).toBeVisible();
  }),
});

export const NextOnItsWay = meta.story({
  name: 'One that its device has begins by itself [OUR-84]',
  tags: ['!autodocs'],
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
  name: 'A bundle is cancelled whole after a question; its patient’s tests follow, as long as bundles have no screen',
  beforeEach: (context) => enter({ ...bundled('finished'), sockets: [{ ready: 0 }] })(context),
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the bundle' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/sure you want to cancel this test bundle/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/${PATIENT.id}`);
    await expect(asked).toEqual([`cancel ${BUNDLE}`]);
  }),
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
/** Presses a button of the monitor, and says yes to its question. */
const order = async (canvas: ReturnType<typeof within>, name: string, yes = name): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes }));
};
/** The notice beside the controls, where a pause that failed is told of too; a toast would be gone by the next look. */
const expectNotSent = async (canvas: ReturnType<typeof within>, title: string, hint: string): Promise<void> => {
  const notice = (await canvas.findByText(title)).closest('[role=alert]') as HTMLElement;
  await expect(notice).toHaveTextContent(hint);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(asked).toHaveLength(1);
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
};

export const RestartNotSent = meta.story({
  name: 'A restart that was not sent is told of beside the controls, and can be sent again [MON-20]',
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
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/${PATIENT.id}`);
  }),
});

/** A visitor's test in the demo mode that finishes. */
function demo(answer: () => Response | undefined): World {
  asked.length = 0;
  return {
    isDemo: true,
    handlers: {
      ...monitorHandlers({ screen: null }),
      sendTestReport: ({ body }) => {
        asked.push(JSON.stringify(body));
        return answer();
      },
    },
    sockets: [{ ready: 0, events: [ends('finished')] }],
  };
}

export const Demo = meta.story({
  name: 'A demo sends its report and returns to the demo mode [MON-12] [DEMO-05]',
  beforeEach: (context) => enter(demo(() => undefined))(context),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/demo-mode');
    await expect(await screen.findByText('The report was sent by e-mail.')).toBeVisible();
    await expect(JSON.parse(asked[0] ?? '')).toMatchObject({ test_id: FIRST.id, patient_id: PATIENT.id, demo: true });
  }),
});

export const DemoReportFailed = meta.story({
  name: 'A demo whose report cannot be sent says so, and returns too [DEMO-05]',
  tags: ['!autodocs'],
  beforeEach: (context) => enter(demo(() => refuse(500, '')))(context),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/demo-mode');
    await expect(await screen.findByText('The report could not be sent by e-mail.')).toBeVisible();
  }),
});

const unloadable = (test: Partial<Test>): World => ({
  handlers: { ...monitorHandlers({ test }), getPerimetryState: () => refuse(500, '') },
  sockets: [{ ready: 0 }],
});

export const LoadFailed = meta.story({
  name: 'A failed initial load is told by the general handler [MON-15]',
  tags: ['!autodocs'],
  beforeEach: enter(unloadable({})),
  play: inEnglish(async () => {
    await expect(await screen.findByText('The server had a problem. Try again later.')).toBeVisible();
    await expect(screen.queryByText('Error')).not.toBeInTheDocument();
  }),
});

export const LoadFailedTitled = meta.story({
  name: 'For Esterman, kinetic, sensorimotor and eoms under the title “Error” [MON-15]',
  tags: ['!autodocs'],
  beforeEach: enter(unloadable({ test_group: { group: 'PERIMETRY', strategy: 'KINETIC' } })),
  play: inEnglish(async () => {
    await expect(await screen.findByText('Error')).toBeVisible();
    await expect(screen.getByText('The server had a problem. Try again later.')).toBeVisible();
  }),
});

export const Stopped = meta.story({
  name: 'A stopped test can be resumed where it is watched [MON-24]',
  beforeEach: enter({
    handlers: {
      ...monitorHandlers({ screen: null, test: { status: 'stopped' } }),
      updateTest: ({ body }) => {
        asked.push(JSON.stringify(body));
        return sampleTest(1);
      },
    },
    sockets: [{ ready: 0 }],
  }),
  play: inEnglish(async ({ canvas }) => {
    asked.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(asked).toEqual(['{"status":1}']));
  }),
});

/** A headset whose battery is empty, and which is heard of again when it hangs on its cable. */
const away = (events: LiveEvent[]): World => ({
  handlers: {
    ...monitorHandlers({ stimuli: [] }),
    getDevice: () => ({
      ...LANE_2,
      active: false,
      available: false,
      battery_level_headset_percentage: 1,
      current_screen: 'doing test',
    }),
  },
  sockets: [{ ready: 0, events }],
});

export const DeviceAway = meta.story({
  name: 'A device that is gone in the middle is told of; the test waits for it [MON-06]',
  beforeEach: enter(away([])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText(/^The device is not connected/)).toBeVisible();
    await expect(canvas.getByText('1%')).toBeVisible();
  }),
});

export const DeviceBack = meta.story({
  name: 'With the first it says again the device is back [MON-21]',
  tags: ['!autodocs'],
  beforeEach: enter(away([{ type: 'updated_device_screen', data: { screen: 'test paused', seq_num: 1 } }])),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Paused', { selector: 'dd *, dd' })).toBeVisible();
    await expect(canvas.queryByText(/^The device is not connected/)).not.toBeInTheDocument();
  }),
});
