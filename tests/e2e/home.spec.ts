import { Link } from './link.ts';
import { OutboxPage } from './pages/Outbox.ts';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Home kit 07';
const ADDRESS = 'amina@example.org';
/** A slow line, so that the transfer takes as long as one can watch. */
const SLOW = 12_000;

test(
  'a home test is announced by letter, unlocked with its PIN, done offline and uploaded [FORM-34] [LIST-05] [LIST-06] [OUR-190] [OUR-191] [OUR-370]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, monitor, tests }) => {
    test.setTimeout(patience(240_000));
    const outbox = new OutboxPage(page);
    const link = await Link.to(system.address);
    const patient = await clinic.newPatient();
    await clinic.prefer({
      enable_home_test_pin: true,
      home_test_pin: '4821',
      enable_notifications_on_home_test_completion: true,
    });
    system.startHeadset(DEVICE);
    await expect.poll(async () => (await clinic.device(DEVICE)).active, { timeout: 60_000 }).toBe(true);
    await signIn.session('doctor');

    await test.step('The test is ordered with how the patient is reached', async () => {
      await page.goto(`/tests/new/${patient.id}`);
      await expect(page.getByRole('heading', { name: 'New test' })).toBeVisible();
      await testForm.fill(DEVICE);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByLabel('E-mail').fill(ADDRESS);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await testForm.done.click();
      await monitor.isShown();
    });
    const id = monitor.test;

    const pin = await test.step('The letter has the PIN, and leads to what to do', async () => {
      await outbox.receives(/has ordered a test for you/);
      await expect(outbox.newest).toContainText(`To ${ADDRESS}`);
      const told = await outbox.pin(4);
      await outbox.newest.getByRole('link', { name: /home-test/ }).click();
      await expect(page.getByRole('heading', { name: 'Your test at home' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'PIN' })).toBeVisible();
      return told;
    });

    await test.step('Without the PIN the headset does nothing', async () => {
      await expect.poll(() => system.progressOn(DEVICE, id)).toEqual({ screen: 'home pin', total: 0 });
      await monitor.open(id);
      await expect(monitor.fact('Screen')).toHaveText('PIN entry');
      await system.stopHeadset(DEVICE);
    });

    await test.step('Somebody types it; the line is cut, and the list says that the headset is offline', async () => {
      link.cutAfter('"home_pin"');
      system.startHeadset(DEVICE, { pin, server: link.address });
      await page.goto(`/tests/${patient.id}`);
      await tests.isShown(patient.id);
      // it was offline before it came back for its PIN: that must not be taken for this
      await expect.poll(() => link.isCut, { timeout: 60_000 }).toBe(true);
      await expect.poll(async () => (await clinic.test(id)).offline).toBe(true);
      await expect(tests.status).toHaveText('Started, offline', { timeout: 60_000 });
      expect((await clinic.ask('DELETE', `/api/tests/${id}/`)).answer).toMatchObject({ name: 'ExternallyManagedTest' });
      await expect.poll(() => system.progressOn(DEVICE, id).total, { timeout: 120_000 }).toBe(100);
      expect((await clinic.progress(id)).total).toBe(0);
    });

    await test.step('Back on a slow line it is transferred, and the list says how far', async () => {
      link.restore(SLOW);
      await expect(tests.status).toHaveText(/Syncing.*\d+\s?%/, { timeout: 60_000 });
      link.restore();
      await expect(tests.status).toHaveText('Finished', { timeout: 60_000 });
      const state = await clinic.perimetryState(id);
      expect(state.progress.total).toBe(100);
    });

    await test.step('Its doctor gets a letter, which links to the findings and names nobody', async () => {
      await outbox.receives(/A test at home is finished/);
      await expect(outbox.newest).toContainText('To doctor@isopter.example');
      await expect(outbox.newest).not.toContainText(patient.last_name!);
      const href = await outbox.newest.getByRole('link').getAttribute('href');
      expect(new URL(href ?? '').pathname).toBe(`/tests/findings/${id}`);
      await outbox.newest.getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(patient.last_name!);
    });

    link.close();
    await system.stopHeadset(DEVICE);
    await clinic.prefer({ enable_home_test_pin: false, enable_notifications_on_home_test_completion: false });
  },
);

test(
  'a bundle at home is ordered in the wizard, told by letter, and done one test after the other [BUND-03] [BUND-06] [FORM-15] [FORM-16] [OUR-190]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, bundleForm }) => {
    test.setTimeout(patience(240_000));
    const outbox = new OutboxPage(page);
    // nobody else's letters go there
    const address = 'bundle@example.org';
    const patient = await clinic.newPatient();
    // what waits for its PIN is not over before the letter is sent
    await clinic.prefer({ enable_home_test_pin: true, home_test_pin: '4821' });
    system.startHeadset(DEVICE);
    await expect.poll(async () => (await clinic.device(DEVICE)).active, { timeout: 60_000 }).toBe(true);
    await signIn.session('doctor');

    await test.step('Two tests of hearing are put together for the headset at home', async () => {
      await page.goto(`/tests/bundles/new/${patient.id}`);
      await bundleForm.isAt(1);
      await bundleForm.screenBothEars(DEVICE);
      await bundleForm.finish('Next');
    });

    const id = await test.step('How the patient is reached is asked before it is ordered', async () => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByText('Enter an e-mail address or a phone number').first()).toBeVisible();
      await page.getByLabel('E-mail').fill(address);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL(/\/tests\/observe-audiology\/[\w-]+$/);
      const { test_bundle } = await clinic.test(new URL(page.url()).pathname.split('/').at(-1)!);
      return test_bundle!.id;
    });

    await test.step('One letter is sent for all of it', async () => {
      await outbox.receives(new RegExp(address));
      await expect(outbox.newest).toContainText(/has ordered/);
      await system.stopHeadset(DEVICE);
      // only the end of its tests is looked at
      system.startHeadset(DEVICE, { pin: await outbox.pin(4), speed: 400 });
    });

    await test.step('The headset does one test after the other', async () => {
      await expect.poll(async () => (await clinic.bundle(id)).test_bundle_index, { timeout: 120_000 }).toBe(2);
      await expect.poll(async () => (await clinic.bundle(id)).status.name, { timeout: 120_000 }).toBe('finished');
      await page.goto(`/tests/bundles/${patient.id}`);
      const row = page.getByRole('grid', { name: 'Bundles' }).getByRole('row', { name: /Audiometry/ });
      await expect(row).toContainText('Finished');
      await page.goto('/outbox');
      await expect(page.getByRole('article').filter({ hasText: address })).toHaveCount(1);
    });
    await system.stopHeadset(DEVICE);
    await clinic.prefer({ enable_home_test_pin: false });
  },
);
