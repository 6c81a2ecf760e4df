import type { Browser, Page } from '@playwright/test';
import { Clinic } from './clinic.ts';
import { SignInPage } from './pages/SignIn.ts';
import { newPerson } from './people.ts';
import { Relay } from './relay.ts';
import { System } from './system.ts';
import { expect, test } from './test.ts';

/** A browser that reaches others only through a relay, as one behind the strictest firewall. */
async function relayedPage(browser: Browser, system: System): Promise<Page> {
  const context = await browser.newContext({ baseURL: system.address });
  await context.addInitScript(() => {
    const Direct = RTCPeerConnection;
    const peers: RTCPeerConnection[] = [];
    window.RTCPeerConnection = class extends Direct {
      constructor(settings?: RTCConfiguration) {
        super({ ...settings, iceTransportPolicy: 'relay' });
        peers.push(this);
      }
    };
    Object.assign(window, { peers });
  });
  return context.newPage();
}

/** Returns the type of the local candidate of a page's newest connection. */
const usedWay = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const peer = (window as unknown as { peers: RTCPeerConnection[] }).peers.at(-1);
    const stats = [...((await peer?.getStats())?.values() ?? [])] as Record<string, unknown>[];
    const pairId = stats.find(({ type }) => type === 'transport')?.['selectedCandidatePairId'];
    const pair = stats.find(({ id }) => id === pairId);
    return stats.find(({ id }) => id === pair?.['localCandidateId'])?.['candidateType'] as string | undefined;
  });

const panel = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** New pictures are shown. */
const isMoving = async (page: Page): Promise<void> => {
  let before = Number.POSITIVE_INFINITY;
  await expect
    .poll(async () => {
      const shown = await page
        .getByLabel('Picture of the other side')
        .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
      const isNew = shown > before;
      before = shown;
      return isNew;
    })
    .toBe(true);
};

test(
  'a call that only a relay can carry is checked before it, and survives losing it for a while, and a restart of the server (of CALL-05)',
  { tag: '@all' },
  async ({ browser, databaseUrl }) => {
    const relay = await Relay.start();
    test.skip(relay === undefined, 'There is no coturn, or no network, on this machine.');
    if (!relay) return;
    const system = await System.start({ databaseUrl, settings: relay.settings });
    const user = await Clinic.open(system.address, 'tu');
    const person = newPerson();
    await user.newPatient(person);
    const [page, remote] = [await relayedPage(browser, system), await relayedPage(browser, system)];
    const ofAdmin = panel(page, 'Urban, Tomas');

    await test.step('Both sides see each other through the relay', async () => {
      await new SignInPage(remote).as('tu', 'Technician area');
      await new SignInPage(page).as('ta', 'Waiting sessions');
      await page
        .getByRole('row', { name: new RegExp(person.last_name) })
        .getByRole('button', { name: /^Join/ })
        .click();
      const step = page.getByRole('dialog', { name: /^Join session: / });
      await expect(step.getByText('Relay works')).toBeVisible();
      await step.getByRole('button', { name: 'Join' }).click();
      await Promise.all([isMoving(page), isMoving(remote)]);
      for (const side of [page, remote]) await expect.poll(() => usedWay(side)).toBe('relay');
    });

    await test.step('The panel reports the lost connection; the call recovers automatically', async () => {
      relay.cut();
      await expect(ofAdmin.getByText('The connection to the other side is lost.')).toBeVisible();
      relay.restore();
      await Promise.all([isMoving(page), isMoving(remote)]);
      await expect(ofAdmin.locator('[data-part="status"]')).toHaveText('In call');
    });

    await test.step('The call continues without the server, and is still one call when it is back', async () => {
      await system.stopServer();
      await Promise.all([isMoving(page), isMoving(remote)]);
      await system.startServer();
      await remote.reload();
      await Promise.all([isMoving(page), isMoving(remote)]);
      await expect(ofAdmin.locator('[data-part="status"]')).toHaveText('In call');
    });

    await Promise.all([page, remote].map((one) => one.context().close()));
    await user.close();
    await system.stop();
    await relay.stop();
  },
);
