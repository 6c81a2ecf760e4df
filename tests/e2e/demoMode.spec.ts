import { expectAccessible } from './accessible.ts';
import { OutboxPage } from './pages/Outbox.ts';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Showroom headset';
const VISITOR = { name: 'Vera Visitor', email: 'vera.visitor@example.org' };

test(
  'a visitor tests their visual field, gets the report by letter, and does not get out without the PIN [OUR-535] [OUR-536] [OUR-537] [DEMO-01] [DEMO-02] [DEMO-03] [DEMO-04] [DEMO-05] [DEMO-06] [DEMO-07] [REP-06] [NAV-07] [AUTH-09]',
  { tag: '@all' },
  async ({ page, system, signIn, frame, patients }) => {
    test.setTimeout(patience(240_000));
    const outbox = new OutboxPage(page);
    const start = page.getByRole('button', { name: 'Start', exact: true });
    const openNavigation = page.getByRole('button', { name: 'Open navigation' });
    const prompt = page.getByRole('dialog', { name: 'PIN of the demo mode' });

    await test.step('The demo account lands in the demo mode; its headset is not there yet', async () => {
      await signIn.as('demo', 'Self perimetry… that simple!');
      await expect(page).toHaveURL('/demo-mode');
      await expect(page.getByText(DEVICE)).toBeVisible();
      await expect(page.getByText('in use', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('A typed address leads back, a key nowhere, and the help stays open', async () => {
      await page.goto('/patients');
      await expect(page).toHaveURL('/demo-mode');
      await expect(start).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.press('g');
      await page.keyboard.press('d');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/demo-mode');
      await page.goto('/help');
      await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
      await expect(frame.navigation).toHaveCount(0);
      await page.goto('/demo-mode');
    });

    await test.step('With the headset there, the visitor begins a perimetry', async () => {
      // only the end of its test is looked at
      system.startHeadset(DEVICE, { speed: 400 });
      await expect(page.getByText('in use', { exact: true })).toHaveCount(0, { timeout: 60_000 });
      await start.click();
      await page.getByRole('textbox', { name: /^Name/ }).fill(VISITOR.name);
      await page.getByRole('textbox', { name: /^E-mail/ }).fill(VISITOR.email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Perimetry' }).click();
      await expect(page).toHaveURL(/\/tests\/observe\/[0-9a-f-]+$/);
    });

    await test.step('Close gives the window to the next visitor, who does not get back to the test', async () => {
      const monitor = page.url();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/demo-mode');
      await expect(start).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/demo-mode');
      await expect(page.getByText('Vera')).toHaveCount(0);
      await page.goto(monitor);
      await expect(page).toHaveURL('/demo-mode');
      await expect(start).toBeVisible();
    });

    await test.step('The report is sent by the server, with no monitor open', async () => {
      await outbox.receives(/Your report from/);
      await expect(outbox.newest).toContainText(`To ${VISITOR.email}`);
      await page.goto('/demo-mode');
    });

    await test.step('A second visitor reloads in the middle of their test, and returns to the start at its end', async () => {
      await expect(page.getByText('in use', { exact: true })).toHaveCount(0, { timeout: 60_000 });
      await start.click();
      await page.getByRole('textbox', { name: /^Name/ }).fill('Wanda Walker');
      await page.getByRole('textbox', { name: /^E-mail/ }).fill('wanda.walker@example.org');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Perimetry' }).click();
      await expect(page).toHaveURL(/\/tests\/observe\/[0-9a-f-]+$/);
      const monitor = page.url();
      await page.reload();
      // the test may end during the reload, so that no monitor tells of it
      await expect(page).toHaveURL('/demo-mode', { timeout: 150_000 });
      await expect(start).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/demo-mode');
      await expect(page.getByText('Wanda')).toHaveCount(0);
      await page.goto(monitor);
      await expect(page).toHaveURL('/demo-mode');
    });

    await test.step('The session of a visitor reaches no other visitor, whatever it asks the server', async () => {
      expect((await page.request.get('/api/patients/')).status()).toBe(403);
    });

    await test.step('A wrong PIN leaves the navigation closed, the right one opens it', async () => {
      await openNavigation.click();
      await prompt.getByLabel(/^PIN\W*$/).fill('1357');
      await expect(prompt.getByText('This PIN is wrong')).toBeVisible();
      await expect(frame.navigation).toHaveCount(0);
      await prompt.getByLabel(/^PIN\W*$/).fill('2468');
      await expect(prompt).toHaveCount(0);
      await frame.navigation.getByRole('link', { name: 'Patients' }).click();
      await patients.isShown();
      await expect(page.getByText(/^Visitor, Vera/)).toBeVisible();
    });

    await test.step('A reload gives the window to visitors again', async () => {
      await page.reload();
      await expect(page).toHaveURL('/demo-mode');
      await expect(openNavigation).toBeVisible();
    });

    await test.step('The letter has the report as a PDF, and names nobody', async () => {
      await outbox.receives(/wanda\.walker@example\.org/);
      await expect(outbox.newest).toContainText('Your report from');
      await expect(outbox.newest).toContainText('report.pdf');
      await expect(outbox.newest).not.toContainText('Wanda Walker');
    });
    await system.stopHeadset(DEVICE);
  },
);
