import type { SingleEye, Test } from '@isopter/contract';
import type { Page } from '@playwright/test';
import type { Clinic } from './clinic.ts';
import { isComplete, resultsOf, sorted } from './field.ts';
import { Network } from './network.ts';
import type { Eye, MonitorPage } from './pages/Monitor.ts';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Lane 2 headset';
const EYES: readonly [Eye, SingleEye][] = [
  ['Right eye', 'OD'],
  ['Left eye', 'OS'],
];
/** The locations of a 24-2. */
const LOCATIONS = 54;
/** How long the monitor waits before it reconnects, ms. */
const RETRY = 5_000;

/** Expects the same locations on the monitor as on the server; the test must be paused. */
async function expectSameField(monitor: MonitorPage, clinic: Clinic, { id }: Pick<Test, 'id'>): Promise<void> {
  await monitor.show('Table');
  for (const [eye, code] of EYES) {
    await expect(async () => {
      const shown = (await monitor.table(eye)).filter(isTested);
      expect(sorted(shown)).toEqual(resultsOf(await clinic.perimetryState(id), code).filter(isTested));
    }).toPass();
  }
  await monitor.show('Numeric');
}

test(
  'a cut connection is named and restored, and then every number is the one of the server [MON-02] [MON-03] [API-05]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor }) => {
    const network = await Network.of(page);
    await page.clock.install();
    const running = await clinic.startTest(await clinic.newPatient(), DEVICE);
    await signIn.session('doctor');
    await monitor.open(running.id);
    await monitor.begin();

    await test.step('The monitor shows that it reconnects, while the test continues without it', async () => {
      await monitor.pause.click();
      await expect(monitor.fact('Screen')).toHaveText('Paused');
      await network.cut();
      await expect(monitor.notice('Connection lost. Reconnecting, attempt 1 of 10.')).toBeVisible();
      const shown = await monitor.thresholds('Right eye').count();
      await clinic.tell(DEVICE, { message: 'play' });
      await expect
        .poll(async () => resultsOf(await clinic.perimetryState(running.id), 'OD').filter(isSettled).length)
        .toBeGreaterThan(shown);
      await expect(monitor.thresholds('Right eye')).toHaveCount(shown);
      await clinic.tell(DEVICE, { message: 'pause' });
    });

    await test.step('Restored, it catches up with what happened meanwhile', async () => {
      await network.restore();
      await page.clock.fastForward(RETRY);
      await expect(monitor.notice(/Connection lost/)).toBeHidden();
      await expect(monitor.fact('Screen')).toHaveText('Paused');
      await expectSameField(monitor, clinic, running);
    });

    await test.step('And follows to the end', async () => {
      await monitor.play.click();
      await expect(monitor.state('Test finished')).toBeVisible({ timeout: 60_000 });
      await expectSameField(monitor, clinic, running);
    });
  },
);

/** A stimulus may be on its way when the test pauses: its place has no answer yet, on the screen and on the server. */
const isTested = ({ result }: { result: string }): boolean => result !== 'not yet tested';
const isSettled = ({ result }: { result: string }): boolean => result.includes('decibels');

test(
  'after ten attempts the monitor says that it takes longer, keeps trying, and tries at once on request [MON-02]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor }) => {
    const network = await Network.of(page);
    await page.clock.install();
    const running = await clinic.startTest(await clinic.newPatient(), DEVICE);
    await signIn.session('doctor');
    await monitor.open(running.id);
    await monitor.begin();
    await network.cut();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(monitor.notice(`Connection lost. Reconnecting, attempt ${attempt} of 10.`)).toBeVisible();
      await page.clock.fastForward(RETRY);
    }
    const given = monitor.notice(/^The connection could not be restored/);
    await expect(given).toBeVisible();
    await page.clock.fastForward(10 * RETRY);
    await expect(given).toBeVisible();
    await expect(monitor.state('State unknown')).toBeVisible();
    // it retries automatically every few seconds, which would remove the button during the click
    await page.clock.pauseAt(await page.evaluate((soon) => Date.now() + soon, 1_000));
    await network.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.resume();
    await expect(given).toBeHidden();
    await expect(monitor.state('Test finished')).toBeVisible({ timeout: 60_000 });
    await expectSameField(monitor, clinic, running);
  },
);

test('a server that restarts during a test loses nothing: the headset continues, the monitor reconnects [MON-02] [SRV-02] [API-05]', async ({
  page,
  system,
  clinic,
  signIn,
  monitor,
}) => {
  await page.clock.install();
  const running = await clinic.startTest(await clinic.newPatient(), DEVICE);
  await signIn.session('doctor');
  await monitor.open(running.id);
  await monitor.begin();

  await test.step('While the server is away, the monitor shows that and keeps its data', async () => {
    await system.stopServer();
    await expect(monitor.notice(/^Connection lost/)).toBeVisible();
    await expect(monitor.thresholds('Right eye')).not.toHaveCount(0);
  });

  await test.step('When it is back, monitor and headset are too, and the test finishes', async () => {
    await system.startServer();
    await page.clock.fastForward(RETRY);
    await expect(monitor.notice(/^Connection lost/)).toBeHidden();
    await expect(monitor.state('Test finished')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('The server has every record the headset sent, each once', async () => {
    const state = await clinic.perimetryState(running.id);
    expect(state.seq_num).toBe(system.recordsSent(DEVICE, running.id));
    for (const [, eye] of EYES) {
      expect(isComplete(state, eye)).toBe(true);
      const results = resultsOf(state, eye);
      expect(results).toHaveLength(LOCATIONS);
      expect(results.filter((result) => !isSettled(result))).toEqual([]);
    }
    await expectSameField(monitor, clinic, running);
  });
});

/** Time in which outdated data must be marked. */
const NOTICED = { timeout: 10_000 };
/** Time in which a connection must recover; the next attempt may take a while. */
const RECOVERED = { timeout: 40_000 };

/** Nothing on the monitor looks as if it were live. */
async function expectStale(monitor: MonitorPage, page: Page): Promise<void> {
  await expect(monitor.state('State unknown')).toBeVisible(NOTICED);
  await expect(page.getByText(/^last known: .*, as of \d/)).toBeVisible();
  await expect(page.getByRole('main').locator('[data-component="Badge"][data-tone="positive"]')).toHaveCount(0);
  await expect(monitor.card('Left eye')).toHaveCSS('filter', 'grayscale(1)');
}
async function expectLive(monitor: MonitorPage): Promise<void> {
  await expect(monitor.state('State unknown')).toBeHidden(RECOVERED);
  await expect(monitor.state(/^Testing (right|left) eye$/)).toBeVisible();
}

test(
  'a running test is marked as outdated within 10 s without a network or with a hung server, and recovers automatically [MON-02]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, monitor }) => {
    test.setTimeout(patience(180_000));
    await system.stopHeadset(DEVICE);
    // slow enough to be watched through all of it
    system.startHeadset(DEVICE, { speed: 10 });
    await expect.poll(() => clinic.areHeadsetsReady()).toBe(true);
    const running = await clinic.startTest(await clinic.newPatient(), DEVICE);
    await signIn.session('doctor');
    await monitor.open(running.id);
    await monitor.begin();
    await expectLive(monitor);

    await test.step('Offline, and online again', async () => {
      await page.context().setOffline(true);
      await expectStale(monitor, page);
      await page.context().setOffline(false);
      await expectLive(monitor);
    });

    await test.step('A hung server: an unanswered command shows an error', async () => {
      system.freezeServer();
      try {
        await expectStale(monitor, page);
        await monitor.pause.click();
        await expect(page.getByText('Pause: sending…')).toBeVisible();
        await expect(page.getByText('Pause: no answer')).toBeVisible(NOTICED);
      } finally {
        system.thawServer();
      }
      await expect(monitor.state('State unknown')).toBeHidden(RECOVERED);
    });

    await clinic.call('DELETE', `/api/tests/${running.id}/`);
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE);
  },
);

test(
  'pressing Pause again while it is under way sends nothing more [MON-09]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor }) => {
    const running = await clinic.startTest(await clinic.newPatient(), DEVICE);
    await signIn.session('doctor');
    await monitor.open(running.id);
    await monitor.begin();
    const sent: string[] = [];
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/devices/*/message/**', async (route) => {
      sent.push(route.request().postDataJSON().message as string);
      await held;
      await route.continue();
    });
    await monitor.pause.dblclick();
    await expect(page.getByText('Pause: sending…')).toBeVisible();
    await expect(monitor.bar.getByRole('button', { name: 'Pausing…' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('p');
    expect(sent).toEqual(['pause']);
    answer();
    await expect(monitor.fact('Screen')).toHaveText('Paused');
    expect(sent).toEqual(['pause']);
  },
);

test(
  'list, devices and wall show how old they are while the server hangs, and recover automatically [PAT-03]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn }) => {
    test.setTimeout(patience(120_000));
    const running = await clinic.startTest(await clinic.newPatient(), DEVICE);
    await signIn.as('doctor');
    const old = page.getByText(/What you see is as of \d/);
    const card = page.getByRole('group', { name: DEVICE });
    const expectOld = async (whileOld: () => Promise<void>): Promise<void> => {
      await expect(card).toBeVisible();
      await expect(old).toBeHidden();
      system.freezeServer();
      try {
        // the last answer may have come just before
        await expect(old).toBeVisible({ timeout: 12_000 });
        await whileOld();
      } finally {
        system.thawServer();
      }
      await expect(old).toBeHidden(RECOVERED);
    };
    await expectOld(async () => {
      await expect(card).toContainText(/as of \d/);
      await expect(card).toHaveCSS('filter', 'grayscale(1)');
    });
    await page.goto('/wall');
    // only what was loaded once can grow old
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('Waiting for the device');
    await expectOld(() => expect(card).toContainText(/as of \d/));
    await clinic.call('DELETE', `/api/tests/${running.id}/`);
  },
);
