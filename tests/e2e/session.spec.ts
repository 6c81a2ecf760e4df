import type { Locator, Page } from '@playwright/test';
import { newPerson, PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

/** The dialog that asks to sign in again. */
const dialogOf = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Your session has ended' });
const stored = (page: Page): Promise<number> => page.evaluate(() => localStorage.length);

test(
  'a session that ends under a form is signed in again above it, and what was typed is saved [AUTH-10] [AUTH-11]',
  { tag: '@all' },
  async ({ page, context, clinic, signIn, patientForm }) => {
    const person = clinic.expect(newPerson());
    await signIn.session('doctor');
    await patientForm.open();
    await patientForm.fill(person);
    await context.clearCookies({ name: 'sessionid' });
    await patientForm.save.click();
    const dialog = dialogOf(page);

    await test.step('A dialog asks for the password, and nothing is kept on the device', async () => {
      await expect(dialog).toContainText('You were signed out.');
      await expect(signIn.username).toHaveValue('doctor');
      await expect(signIn.password).toBeFocused();
      await expect.poll(() => stored(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
    });

    await test.step('A wrong password is refused inside it', async () => {
      await signIn.password.fill('wrong-password-1');
      await signIn.submit.click();
      await expect(dialog.getByRole('alert')).toHaveText('The username or the password is incorrect.');
    });

    await test.step('After signing in, the form still has all that was typed', async () => {
      await signIn.password.fill(PASSWORD);
      await signIn.submit.click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/tests\/new\//);
      expect(await clinic.find(person)).toHaveLength(1);
    });
  },
);

test(
  'another user who signs in starts without the draft of the previous user [AUTH-10]',
  { tag: '@all' },
  async ({ page, context, clinic, signIn, patients, patientForm }) => {
    const person = clinic.expect(newPerson());
    await signIn.as('doctor');
    await patients.isShown();
    await page.getByRole('link', { name: 'New patient' }).click();
    await patientForm.fill(person);
    await context.clearCookies({ name: 'sessionid' });
    await patientForm.save.click();
    await expect(dialogOf(page)).toBeVisible();
    await signIn.try('operator', PASSWORD);
    await patients.isShown();
    await expect(page).toHaveURL('/patients');
    await page.getByRole('link', { name: 'New patient' }).click();
    await expect(patientForm.field('Last name')).toHaveValue('');
    expect(await clinic.find(person)).toHaveLength(0);
  },
);

test(
  'a session that expires on a monitor keeps the field visible, and the examination continues after a new sign-in [AUTH-10] [MON-09]',
  { tag: '@all' },
  async ({ page, context, clinic, signIn, monitor }) => {
    const running = await clinic.startTest(await clinic.newPatient(), 'Lane 1 headset');
    await signIn.session('doctor');
    await monitor.open(running.id);
    await monitor.begin();
    await context.clearCookies({ name: 'sessionid' });
    // what is asked every few seconds finds it out, whether or not somebody presses something
    await expect(dialogOf(page)).toContainText('this screen is not updated', { timeout: 20_000 });
    await expect(page.locator('[data-component="PerimetryMonitor"]')).toBeVisible();
    await signIn.password.fill(PASSWORD);
    await signIn.submit.click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(monitor.state('Test finished')).toBeVisible({ timeout: 60_000 });
  },
);

test(
  'where no screen is left, signing in leads back to the address, and says why it is asked for [AUTH-10]',
  { tag: '@all' },
  async ({ page, context, signIn, patientForm }) => {
    await signIn.session('doctor');
    await patientForm.open();
    await context.clearCookies({ name: 'sessionid' });
    await page.reload();
    await signIn.isShown();
    await expect(page.getByRole('status').filter({ hasText: 'You were signed out.' })).toBeVisible();
    await signIn.try('doctor', PASSWORD);
    await expect(page).toHaveURL('/patients/new');
    await expect(patientForm.save).toBeVisible();
  },
);

test(
  'the tabs of a browser sign in and out together [AUTH-10]',
  { tag: '@all' },
  async ({ context, signIn, patients, frame }) => {
    await signIn.as('doctor');
    await patients.isShown();
    const other = await context.newPage();
    await other.goto('/patients');
    await expect(other.getByRole('heading', { name: 'Patients' })).toBeVisible();
    await frame.signOut();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
);

test('a reload asks for the frame and the screen beside the session, not after it [OUR-82]', async ({
  page,
  signIn,
  patients,
}) => {
  await signIn.as('doctor');
  await patients.isShown();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/bootstrap/', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  /** Files too large to be anything but the first page and the frame. */
  const large = (): Promise<number> =>
    page.evaluate(
      () =>
        new Set(
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name, decodedBodySize }) => name.endsWith('.js') && decodedBodySize > 200_000)
            // a file is fetched, and then imported from the cache
            .map(({ name }) => name),
        ).size,
    );
  await expect.poll(large).toBe(2);
  await expect(patients.table).toHaveCount(0);
  answer();
  await patients.isShown();
});

test('a reload shows navigation and header before the server answers, and nothing moves then [OUR-950]', async ({
  page,
  signIn,
  patients,
}) => {
  await signIn.session('doctor');
  await page.goto('/patients');
  await patients.isShown();
  const held = Promise.withResolvers<void>();
  await page.route('/api/bootstrap/', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Patients' });
  const places = async () => [
    await link.boundingBox(),
    await page.getByRole('button', { name: /^Find a patient/ }).boundingBox(),
    await page.getByRole('button', { name: /^Language/ }).boundingBox(),
  ];
  await expect(page.getByRole('button', { name: /^Find a patient/ })).toBeDisabled();
  await expect(link).toBeVisible();
  const before = await places();
  held.resolve();
  await patients.isShown();
  expect(await places()).toEqual(before);
});
