import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

/** From now on no file of the application is there any more, as after a deployment that kept none of the old ones. */
const loseFiles = async (page: Page): Promise<void> => {
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }));
};

/** Returns whether a click on the middle of an element, scrolled into sight, reaches it. */
const isFree = (element: Locator): Promise<boolean> =>
  element.evaluate((button) => {
    button.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Waits until what follows a screen is there too: palette, help, toasts. */
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

test(
  'without a network a monitor keeps its field and its controls when a command fails [ERR-06] [ERR-07]',
  { tag: '@all' },
  async ({ page, context, clinic, signIn, monitor }) => {
    const running = await clinic.startTest(await clinic.newPatient(), DEVICE);
    await signIn.session('doctor');
    await monitor.open(running.id);
    await monitor.begin();
    // the page keeps its socket: what is lost is every further request
    await context.setOffline(true);
    await monitor.pause.click();
    await expect(page.getByText('Pause: not sent')).toBeVisible();
    await expect(page.getByText('The server could not be reached, so nothing was sent.')).toBeVisible();
    await expect(monitor.field('Right eye')).toBeVisible();
    await expect(monitor.bar.getByRole('button', { name: 'Cancel test' })).toBeEnabled();
    await expect(monitor.pause.or(monitor.play)).toBeEnabled();

    await test.step('That the test could not be cancelled is said in the same place', async () => {
      await monitor.bar.getByRole('button', { name: 'Cancel test' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('Cancel test: not sent')).toBeVisible();
    });

    await test.step('What is said lies over none of the controls, however wide the window is', async () => {
      for (const width of [1440, 1024, 820, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const control of [
          monitor.pause.or(monitor.play),
          monitor.bar.getByRole('button', { name: 'Cancel test' }),
        ]) {
          // one after the other: each is scrolled into sight
          expect(await isFree(control), `${width}`).toBe(true);
        }
      }
    });
  },
);

test(
  'a test is cancelled from its monitor though the files of the application are gone [MON-20] [ERR-07]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor }) => {
    const running = await clinic.startTest(await clinic.newPatient(), DEVICE);
    await signIn.session('doctor');
    await monitor.open(running.id);
    await monitor.begin();
    await loseFiles(page);
    await monitor.bar.getByRole('button', { name: 'Cancel test' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(async () => (await clinic.ask('GET', `/api/tests/${running.id}/`)).status).toBe(404);
  },
);

test(
  'the palette opens over a half-typed form though the files are gone, and the text stays [ERR-07]',
  { tag: '@all' },
  async ({ page, signIn, patients }) => {
    await signIn.as('doctor');
    await patients.isShown();
    await page.getByRole('link', { name: 'New patient' }).click();
    const name = page.getByRole('textbox', { name: /^Last name/ });
    await name.fill('Half-ty');
    await settle(page);
    await loseFiles(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await expect(palette.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Half-ty');
  },
);

test(
  'a dialog that cannot be loaded shows an error, leaves the screen as it is, and opens later [ERR-07]',
  { tag: '@all' },
  async ({ page, signIn, patients }) => {
    await signIn.as('doctor');
    await patients.isShown();
    await page.getByRole('link', { name: 'New patient' }).click();
    const name = page.getByRole('textbox', { name: /^Last name/ });
    await name.fill('Half-ty');
    await settle(page);
    await loseFiles(page);
    const calendar = page.getByRole('dialog', { name: 'Open calendar' });
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('This could not be loaded.');
    await expect(calendar).toHaveCount(0);
    await expect(name).toHaveValue('Half-ty');
    await page.unroute(/\/assets\//);
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await expect(calendar).toBeVisible();
    // its styles were lost with it, and are not forgotten
    await expect(calendar.locator('xpath=..')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

test(
  'a screen that cannot be loaded keeps the frame, and loads automatically when the network is back [ERR-07] [ERR-10]',
  { tag: '@all' },
  async ({ page, context, signIn, patients, frame }) => {
    await signIn.as('doctor');
    await patients.isShown();
    await settle(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'New patient' }).click();
    await expect(page.getByText('This screen could not be loaded')).toBeVisible();
    await expect(frame.navigation).toBeVisible();
    await expect(frame.account).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('textbox', { name: /^Last name/ })).toBeVisible();
    await expect(page.getByText('This screen could not be loaded')).toBeHidden();
  },
);

test(
  'a screen whose files were gone comes with its styles once they are there [ERR-07]',
  { tag: '@all' },
  async ({ page, signIn, patients }) => {
    await signIn.as('doctor');
    await patients.isShown();
    await settle(page);
    const look = (): Promise<string> =>
      page.locator('[data-component=FormScreen]').evaluate((form) => {
        const { padding, display, maxWidth } = getComputedStyle(form);
        return [padding, display, maxWidth].join();
      });
    await page.goto('/patients/new');
    await expect(page.getByRole('textbox', { name: /^Last name/ })).toBeVisible();
    const wanted = await look();
    await page.goto('/patients');
    await patients.isShown();
    await settle(page);
    await loseFiles(page);
    await page.getByRole('link', { name: 'New patient' }).click();
    await expect(page.getByText('This screen could not be loaded')).toBeVisible();
    await page.unroute(/\/assets\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: /^Last name/ })).toBeVisible();
    expect(await look()).toBe(wanted);
  },
);
