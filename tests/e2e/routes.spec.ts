import type { KindChoice, TestGroup, TestGroupChoice } from '@isopter/contract';
import type { Page } from '@playwright/test';
import { Clinic } from './clinic.ts';
import type { Frame } from './pages/Frame.ts';
import type { Account } from './people.ts';
import {
  addKey,
  CAMERA,
  HEADSET,
  makeController,
  makeSamples,
  removeKey,
  startDevices,
  stopDevices,
  upload,
  WALKED,
} from './samples.ts';
import { type Ids, MONITORS, SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

/** Walks from screen to screen as links do, and remembers what went wrong on the way. */
class Walk {
  readonly #page: Page;
  readonly #frame: Frame;
  readonly #asked: string[] = [];
  readonly #shown: string[] = [];
  readonly #errors: string[] = [];

  constructor(page: Page, frame: Frame) {
    this.#page = page;
    this.#frame = frame;
    page.on('pageerror', ({ message }) => this.#errors.push(`${page.url()}: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${page.url()}: ${message.text()}`);
    });
    page.on('framenavigated', (frame) => this.#shown.push(new URL(frame.url()).pathname));
  }

  /** Begins anew, wherever the page is. */
  begin(): void {
    for (const list of [this.#asked, this.#shown, this.#errors]) list.length = 0;
  }

  /** Goes to an address, whose screen must be there under its title. */
  async to(address: string, title: string, heading = title): Promise<void> {
    await test.step(address, async () => {
      this.#asked.push(address.replace(/[?].*/, ''));
      await this.#frame.goTo(address);
      await expect(this.#page).toHaveTitle(`${title} · Isopter`);
      await expect(this.#page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      await expect(this.#page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  }

  /** Nothing went wrong, and no screen led elsewhere, also not once it was left. */
  expectQuiet(): void {
    expect(this.#errors).toEqual([]);
    // what a screen asks for by itself is said behind its address
    expect(this.#shown.filter((path, index) => path !== this.#shown[index - 1])).toEqual(this.#asked);
  }
}

/** What the server answers to a call, looked into freely. */
type Answer = { office_group?: object };

/** Changes what the server says of whoever signs in. */
async function say(page: Page, path: string, change: (answer: Answer) => object): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** Completes a kind of test by what is offered first. */
const chooserOf =
  (groups: readonly TestGroup[]) =>
  ({ group, strategy }: KindChoice): TestGroupChoice => {
    const found = groups.find(({ value }) => value === group)!;
    const own = found.strategies.find(({ value }) => value === (strategy ?? value));
    const [protocol] = own?.protocols ?? found.protocols;
    return { group: found.value, strategy: own?.value ?? null, protocol: protocol?.value ?? null };
  };

test('every address of the table has its screen, for whoever may see it [NAV-01]', async ({
  page,
  clinic,
  system,
  signIn,
  patients,
  frame,
}) => {
  test.setTimeout(240_000);
  const walk = new Walk(page, frame);
  /** Walks through all screens of somebody. */
  const walkAs = async (account: Account | null, ids: Partial<Ids> = {}): Promise<void> => {
    walk.begin();
    for (const [path, { as, id, query = '', title, heading }] of Object.entries(SCREENS)) {
      if (as !== account) continue;
      if (id && !ids[id]) throw new Error(`nothing for ${path}`);
      await walk.to(path.replace(/:\w+/, id ? ids[id]! : '') + query, title, heading);
    }
    walk.expectQuiet();
  };
  const leaveAs = async (account: Account, lands?: string): Promise<void> => {
    await page.context().clearCookies();
    await signIn.as(account, lands);
  };

  await test.step('Of somebody who is not signed in: what leads on at once waits for its answer', async () => {
    await signIn.open();
    await page.route(/\/api\/(duo-verify|auth-sso|bootstrap)\//, (route) =>
      // a browser stays where it is
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : undefined,
    );
    await walkAs(null);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await startDevices(system, clinic);
  const patient = await clinic.newPatient(WALKED);
  const ids = await makeSamples(clinic, patient);

  await test.step('Of an admin', async () => {
    await signIn.as('oga');
    await walkAs('oga', { ...ids, upload: await upload(page, patient.id) });
  });

  await test.step('The empty path leads to the patients, an unknown one to the way home', async () => {
    await page.goto('/');
    await patients.isShown();
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the patients' }).click();
    await patients.isShown();
  });

  await test.step('Of an admin: the monitor of each kind', async () => {
    await clinic.call('DELETE', `/api/testbundles/${ids.bundle}/`);
    const choose = chooserOf(await clinic.call('GET', `/api/test-groups/?patient_id=${patient.id}`));
    walk.begin();
    for (const [path, { title, ...kind }] of Object.entries(MONITORS)) {
      const on = kind.group === 'ANTERIOR_SEGMENT_IMAGE' ? CAMERA : HEADSET;
      await expect.poll(async () => (await clinic.device(on)).available).toBe(true);
      const ear = kind.group === 'AUDIOLOGY' ? ({ ear: 'LEFT' } as const) : {};
      const { id } = await clinic.startTest(patient, on, { test_group: choose(kind), ...ear });
      await walk.to(path.replace(':id', id), title);
      // a monitor whose test is gone closes
      await walk.to('/about', 'About');
      await clinic.call('DELETE', `/api/tests/${id}/`);
    }
    walk.expectQuiet();
  });

  await test.step('Of whoever has a PACS, offline controllers and exports', async () => {
    await leaveAs('offline');
    const quay = await Clinic.open(system.address, 'offline');
    const controller = await makeController(quay);
    await walkAs('offline', { controller });
    await quay.call('DELETE', `/api/offline-controllers/${controller}/`);
    await quay.close();
  });

  await test.step('Of whoever has a security key', async () => {
    await leaveAs('keys');
    const key = await addKey(page);
    await walkAs('keys', { key });
    await removeKey(page, key);
  });

  await test.step('Of others, each their own', async () => {
    for (const [account, lands] of [
      ['sso', undefined],
      ['support', undefined],
      ['ta', 'Waiting sessions'],
      ['tu', 'Technician area'],
      ['demo', 'Self perimetry… that simple!'],
    ] as const) {
      await leaveAs(account, lands);
      await walkAs(account);
    }
  });

  await test.step('Of whoever’s clinic encrypts the names', async () => {
    await say(page, '**/api/preferences/', (preferences) => ({ ...preferences, enable_zero_pii: true }));
    await leaveAs('harbour', SCREENS['/zero-pii-prompt'].title);
    await walkAs('harbour');
  });

  await clinic.call('DELETE', `/api/custom-test-bundle-types/${ids.customBundle}/`);
  await stopDevices(system, clinic, ids);
});
