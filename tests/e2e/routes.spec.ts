import type { KindChoice, TestGroup, TestGroupChoice } from '@isopter/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
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
import { expect, test as base } from './test.ts';

/** Goes from screen to screen as links do, and records errors and redirects. */
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

  /** Forgets what happened before. */
  begin(): void {
    for (const list of [this.#asked, this.#shown, this.#errors]) list.length = 0;
  }

  /** Goes to an address and expects its screen under its title. */
  async to(address: string, title: string, heading = title): Promise<void> {
    await base.step(address, async () => {
      this.#asked.push(address.replace(/[?].*/, ''));
      await this.#frame.goTo(address);
      await expect(this.#page).toHaveTitle(`${title} · Isopter`);
      await expect(this.#page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      await expect(this.#page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  }

  /** Goes through all screens of an account; each must be accessible, free of errors and without a redirect. */
  async through(account: Account | null, ids: Partial<Ids> = {}): Promise<void> {
    this.begin();
    for (const [path, { as, id, query = '', title, heading }] of Object.entries(SCREENS)) {
      if (as !== account) continue;
      if (id && !ids[id]) throw new Error(`no id for ${path}`);
      await this.to(path.replace(/:\w+/, id ? ids[id]! : '') + query, title, heading);
      await expectAccessible(this.#page);
    }
    this.expectQuiet();
  }

  /** Expects no error and no redirect, not even after a screen was left. */
  expectQuiet(): void {
    expect(this.#errors).toEqual([]);
    // a screen may add a query to its own address
    expect(this.#shown.filter((path, index) => path !== this.#shown[index - 1])).toEqual(this.#asked);
  }
}

/** Turns zero-PII mode on in the preferences that the page receives. */
async function pretendZeroPii(page: Page): Promise<void> {
  await page.route('**/api/preferences/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), enable_zero_pii: true } });
  });
}

/** Completes a kind of test with the first strategy and program on offer. */
const chooserOf =
  (groups: readonly TestGroup[]) =>
  ({ group, strategy }: KindChoice): TestGroupChoice => {
    const found = groups.find(({ value }) => value === group)!;
    const own = found.strategies.find(({ value }) => value === (strategy ?? value));
    const [protocol] = own?.protocols ?? found.protocols;
    return { group: found.value, strategy: own?.value ?? null, protocol: protocol?.value ?? null };
  };

const test = base.extend<{ walk: Walk }>({
  walk: ({ page, frame }, provide) => provide(new Walk(page, frame)),
});

test.describe('every route of the table shows its screen, accessible and without an error [NAV-01]', () => {
  test('to a visitor', async ({ page, signIn, walk }) => {
    await signIn.open();
    // a browser that is answered with 204 stays on the screen that would lead on at once
    await page.route(/\/api\/(duo-verify|auth-sso|bootstrap)\//, (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : undefined,
    );
    await walk.through(null);
  });

  test('to an office-group admin', async ({ page, clinic, system, signIn, walk }) => {
    await startDevices(system, clinic);
    const patient = await clinic.newPatient(WALKED);
    const ids = await makeSamples(clinic, patient);
    await signIn.as('oga');
    await walk.through('oga', { ...ids, upload: await upload(page, patient.id) });
    await clinic.call('DELETE', `/api/custom-test-bundle-types/${ids.customBundle}/`);
    await stopDevices(system, clinic, ids);
  });

  test('to an office-group admin: the monitor of each kind', async ({ clinic, system, signIn, walk }) => {
    system.startHeadset(CAMERA);
    const patient = await clinic.newPatient();
    const choose = chooserOf(await clinic.call('GET', `/api/test-groups/?patient_id=${patient.id}`));
    await signIn.as('oga');
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
    await system.stopHeadset(CAMERA);
  });

  test('to the admin of a clinic with a PACS, offline controllers and exports', async ({ system, signIn, walk }) => {
    const quay = await Clinic.open(system.address, 'offline');
    const controller = await makeController(quay);
    await signIn.as('offline');
    await walk.through('offline', { controller });
    await quay.call('DELETE', `/api/offline-controllers/${controller}/`);
    await quay.close();
  });

  test('to the owner of a security key', async ({ page, signIn, walk }) => {
    await signIn.session('keys');
    const key = await addKey(page);
    await walk.through('keys', { key });
    await removeKey(page);
  });

  for (const [account, lands] of [
    ['sso', undefined],
    ['support', undefined],
    ['ta', 'Waiting sessions'],
    ['tu', 'Technician area'],
    ['demo', 'Self perimetry… that simple!'],
  ] as const) {
    test(`to ${account}`, async ({ signIn, walk }) => {
      await signIn.as(account, lands);
      await walk.through(account);
    });
  }

  test('to a clinic that encrypts names', async ({ page, signIn, walk }) => {
    await pretendZeroPii(page);
    // only the sign-in leads to the prompt, a reload does not
    await signIn.byForm('harbour', SCREENS['/zero-pii-prompt'].title);
    await walk.through('harbour');
  });
});
