import { OutboxPage } from './pages/Outbox.ts';
import { ResetPasswordPage } from './pages/ResetPassword.ts';
import { PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

/** Its password is nobody else's: these journeys change it, one after the other. */
const ACCOUNT = { username: 'expired', email: 'expired@isopter.example', phone: '507 555 0143' };

test('who has to change the password can do nothing else, and then works on; what was typed outlives a failed call [NAV-02] [AUTH-21] [RESET-08] [RESET-09]', async ({
  page,
  signIn,
  patients,
}) => {
  const reset = new ResetPasswordPage(page);
  await signIn.open();
  await signIn.try(ACCOUNT.username, PASSWORD);
  await reset.asksForPassword();
  await expect(page.getByText('Your password has expired.')).toBeVisible();
  await page.goto('/patients');
  await reset.asksForPassword();

  await reset.fill('first-new-one-42');
  await page.route('**/api/reset-password/', (route) => route.abort('connectionrefused'));
  await reset.change.click();
  await expect(page.getByRole('alert')).toHaveText('The server cannot be reached. Check the network and try again.');
  await expect(reset.password).toHaveValue('first-new-one-42');
  await expect(reset.confirmation).toHaveValue('first-new-one-42');
  await page.unroute('**/api/reset-password/');
  await reset.change.click();
  await patients.isShown();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await page.reload();
  await patients.isShown();

  const outbox = new OutboxPage(page);
  await outbox.receives(/Your password was changed/);
  await expect(outbox.newest).toContainText(ACCOUNT.email);
});

test(
  'a forgotten password is changed by a link, which works once and leads nowhere else [RESET-01] [RESET-02] [RESET-03] [RESET-05] [RESET-06] [RESET-07] [RESET-08]',
  { tag: '@all' },
  async ({ page, signIn, patients }) => {
    const reset = new ResetPasswordPage(page);
    const outbox = new OutboxPage(page);
    await signIn.open();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(reset.send).toBeDisabled();
    await reset.name.fill(ACCOUNT.email);
    await reset.send.click();
    await signIn.isShown();
    await expect(page.getByText(/a link to choose a new password was sent/)).toBeVisible();

    await outbox.receives(/New password for/);
    const link = (await outbox.newest.getByRole('link').getAttribute('href')) ?? '';
    await outbox.newest.getByRole('link').click();
    await reset.asksForPassword();
    await reset.suggest.click();
    const password = await reset.password.inputValue();
    expect(password).toMatch(/^[a-z2-9-]{15}$/);
    await expect(reset.confirmation).toBeHidden();
    await reset.change.click();
    await signIn.isShown();
    await expect(page.getByText('Password changed.')).toBeVisible();
    await signIn.try(ACCOUNT.username, password);
    await patients.isShown();

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${link}&return_url=https%3A%2F%2Fevil.example%2F&next=//evil.example`);
    await signIn.isShown();
    await expect(page.getByText('The link is not valid, or has expired. Request a new one.')).toBeVisible();
  },
);

test(
  'a forgotten password is changed by a PIN that comes to the telephone [RESET-02] [RESET-03] [RESET-04] [RESET-08]',
  { tag: '@all' },
  async ({ page, context, signIn, patients }) => {
    const reset = new ResetPasswordPage(page);
    await page.goto('/forgot');
    await reset.byPhone.click();
    await expect(reset.name).toBeHidden();
    await reset.phone.fill(ACCOUNT.phone);
    await reset.send.click();
    await expect(reset.pin).toBeVisible();

    const outbox = new OutboxPage(await context.newPage());
    await outbox.receives(/is your PIN/);
    const pin = await outbox.pin();
    await reset.pin.fill(pin === '111111' ? '222222' : '111111');
    await reset.pin.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The PIN is not valid, or has expired.');
    await reset.pin.fill(pin);
    await reset.pin.press('Enter');
    await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
    await reset.fill('third-new-one-42');
    await reset.change.click();
    await signIn.isShown();
    await signIn.try(ACCOUNT.phone.replace(/^/, '+1').replaceAll(' ', ''), 'third-new-one-42');
    await patients.isShown();
  },
);
