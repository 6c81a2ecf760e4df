import type { Locator, Page } from '@playwright/test';
import { Clinic } from './clinic.ts';
import { type Account, PASSWORD } from './people.ts';
import {
  addKey,
  makeController,
  makeSamples,
  removeKey,
  startDevices,
  stopDevices,
  upload,
  WALKED,
} from './samples.ts';
import { type Ids, SCREENS } from './screens.ts';
import { expect, patience, test } from './test.ts';

/** The screens with something to fill in; those of who is not signed in have no session that could end. */
const FORMS: ReadonlySet<string> = new Set<keyof typeof SCREENS>([
  '/patients/new',
  '/patients/edit/:id',
  '/patients/merge/:id',
  '/tests/findings/:id',
  '/tests/new/:patientId',
  '/tests/move/:id',
  '/tests/recurring/edit/:id',
  '/tests/bundles/new/:patientId',
  '/tests/bundles/move/:id',
  '/import/upload/:patientId',
  '/import/verify/:uploadId',
  '/devices/new',
  '/devices/edit/:id',
  '/custom-bundles/new',
  '/offices/new',
  '/offices/edit/:id',
  '/offices/select/:userId',
  '/users/new',
  '/users/new/:officeId',
  '/users/edit/:id',
  '/users/select/:officeId',
  '/preferences',
  '/user_settings',
  '/contact',
  '/dev-settings',
  '/offline-controllers/new',
  '/offline-controllers/edit/:id',
  '/work-items/filter',
  '/export-tasks/new',
  '/support/accounts/new',
  '/authenticator/edit/:id',
]);

const REPORT = { name: 'field.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
const FIELD = ':is(input:not([type="search"]), textarea, button[aria-haspopup="listbox"], [data-component="FileDrop"])';

/** Returns the current values of the form; not those of the dialog above it. */
const filledIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (field) =>
      [...document.querySelectorAll<HTMLElement>(`main ${field}, [role="dialog"] ${field}`)].map((one) =>
        one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
          ? `${one.value} ${'checked' in one && one.checked}`
          : one.innerText,
      ),
    FIELD,
  );

/** Changes a form as a person could: every text, the first box and choice, what is picked from suggestions, and files. */
async function fillIn(page: Page, region: Locator): Promise<void> {
  const edit = region.getByRole('button', { name: 'Edit profile' });
  if (await edit.isVisible()) await edit.click();
  const radio = region.getByRole('radio', { checked: false, disabled: false }).first();
  if ((await radio.count()) > 0) await radio.press('Space');
  for (const file of await region.locator('input[type="file"]').all()) await file.setInputFiles([REPORT]);
  for (const text of await region.getByRole('textbox').all()) {
    if (await text.isEditable()) await text.pressSequentially('7');
  }
  for (const box of await region.getByRole('checkbox', { disabled: false }).all()) {
    await box.press('Space');
    break;
  }
  // the first one: a list that stays open hides the others
  const combobox = region.getByRole('combobox').first();
  if ((await combobox.count()) > 0) {
    await combobox.pressSequentially('a');
    await page.getByRole('option').first().click();
  }
}

/** More than any form has stops of Tab, and how many are pressed before it is looked again. */
const STOPS = { all: 200, batch: 10 };

/**
 * Fields and buttons that Tab does not come to, from the first to the last one: of radio buttons one of their group, whose
 * others are the arrows'.
 */
async function outOfReach(page: Page, region: Locator): Promise<string[]> {
  const reached = await page.evaluateHandle(() => {
    const all = new Set<EventTarget | null>();
    document.addEventListener('focusin', ({ target }) => all.add(target));
    return all;
  });
  let left: string[] = [];
  for (let presses = 0; presses < STOPS.all; presses += STOPS.batch) {
    for (let press = 0; press < STOPS.batch; press += 1) await page.keyboard.press('Tab');
    left = await region.locator(`:is(${FIELD}, button):not([tabindex="-1"])`).evaluateAll((targets, had) => {
      const isReached = (one: Element): boolean =>
        [...had].some((focused) => focused instanceof Element && (one === focused || one.contains(focused)));
      return targets
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'))
        .filter((one) => {
          const isRadio = one instanceof HTMLInputElement && one.type === 'radio';
          const group = isRadio ? [...document.querySelectorAll(`input[type="radio"][name="${one.name}"]`)] : [one];
          return !group.some(isReached);
        })
        .map((one) => one.outerHTML.slice(0, 160));
    }, reached);
    if (left.length === 0) break;
  }
  return left;
}

/** Sets the page's clock past the idle limit of the clinic. */
const fallAsleep = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 2 * 60 * 60_000;
    dispatchEvent(new Event('input'));
    Date.now = now;
  });

/** Ends the session under a form that was filled in, and signs in again above it: nothing of it may be lost. */
async function outlivesItsSession(page: Page, path: string, fill: () => Promise<void>): Promise<void> {
  const untouched = await filledIn(page);
  await fill();
  const before = await filledIn(page);
  expect(before, `${path} is filled in`).not.toEqual(untouched);
  await fallAsleep(page);
  const over = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await over.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await over.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(over).toHaveCount(0);
  expect(await filledIn(page), path).toEqual(before);
}

test('every form is reached without a mouse, and none loses what was filled in when the session ends under it [OUR-407] [OUR-409]', async ({
  page,
  system,
  clinic,
  signIn,
  frame,
}) => {
  test.setTimeout(patience(480_000));
  const region = page.getByRole('dialog').or(page.getByRole('main')).last();
  const fillAs = async (account: Account, ids: Partial<Ids> = {}): Promise<void> => {
    for (const [path, { as, id, query = '', title }] of Object.entries(SCREENS)) {
      if (as !== account) continue;
      await test.step(path, async () => {
        await frame.goTo(path.replace(/:\w+/, id ? ids[id]! : '') + query);
        await expect(page).toHaveTitle(`${title} · Isopter`);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        if (!FORMS.has(path)) {
          await expect(region.getByRole('form').getByRole('textbox')).toHaveCount(0);
          return;
        }
        await expect(region.locator(FIELD).first()).toBeAttached();
        expect(await outOfReach(page, region), path).toEqual([]);
        await outlivesItsSession(page, path, () => fillIn(page, region));
      });
    }
  };
  const leaveAs = async (account: Account, lands?: string): Promise<void> => {
    await page.context().clearCookies();
    await signIn.as(account, lands);
  };

  await startDevices(system, clinic);
  const patient = await clinic.newPatient(WALKED);
  const ids = await makeSamples(clinic, patient);
  await signIn.as('oga');
  await fillAs('oga', { ...ids, upload: await upload(page, patient.id) });

  await leaveAs('offline');
  const quay = await Clinic.open(system.address, 'offline');
  const controller = await makeController(quay);
  await fillAs('offline', { controller });
  await quay.call('DELETE', `/api/offline-controllers/${controller}/`);
  await quay.close();

  await leaveAs('support');
  await fillAs('support');
  await test.step('Changing the e-mail of a user', async () => {
    await frame.goTo('/support/users');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Change e-mail' }).click();
    await outlivesItsSession(page, 'Change e-mail', () => fillIn(page, region));
  });

  await leaveAs('keys');
  const key = await addKey(page);
  await page.goto('/patients');
  await fillAs('keys', { key });
  await removeKey(page);

  await test.step('What a visitor says of themselves', async () => {
    await leaveAs('demo', SCREENS['/demo-mode'].heading);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await outlivesItsSession(page, '/demo-mode', () => fillIn(page, region));
  });

  await clinic.call('DELETE', `/api/custom-test-bundle-types/${ids.customBundle}/`);
  await stopDevices(system, clinic, ids);
});
