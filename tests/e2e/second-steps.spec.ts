import type { Office, User } from '@isopter/contract';
import { hotp, totpStep } from '../../apps/server/src/access/auth/factors/totp.ts';
import { OutboxPage } from './pages/Outbox.ts';
import { ResetPasswordPage } from './pages/ResetPassword.ts';
import { newPerson, PASSWORD } from './people.ts';
import { plugKeyInto } from './securityKey.ts';
import { confirmByCode, confirmByPassword } from './stepUp.ts';
import { expect, test } from './test.ts';

const FIRST_PASSWORD = 'given-by-admin-24-2';
const OWN_PASSWORD = 'chosen-by-self-10-2';

test(
  'an authenticator app, recovery codes and a passkey sign in, and an admin’s reset removes them once the person confirms [OUR-490] [OUR-491] [OUR-494] [OUR-496]',
  { tag: '@all' },
  async ({ page, signIn, patients, frame, clinic }) => {
    test.slow();
    await plugKeyInto(page);
    const { first_name, last_name } = newPerson();
    const username = last_name.toLowerCase();
    const { results: offices } = await clinic.call<{ results: Office[] }>('GET', '/api/offices/');
    const { id } = await clinic.call<Pick<User, 'id'>>('POST', '/api/employees/', {
      first_name,
      last_name,
      username,
      email: `${username}@isopter.example`,
      password: FIRST_PASSWORD,
      confirm_password: FIRST_PASSWORD,
      offices: [offices[0]!.id],
      groups: ['OPERATOR'],
    });
    let secret = '';
    let codes: string[] = [];
    const code = (steps = 0): string => hotp(secret, totpStep(new Date()) + steps);
    const appCode = page.getByRole('textbox', { name: /^Code from the app/ });
    const openSecurity = () => page.goto('/preferences?tab=2');

    await test.step('The person chooses a password, and sets up an app', async () => {
      const reset = new ResetPasswordPage(page);
      await signIn.open();
      await signIn.try(username, FIRST_PASSWORD);
      await reset.asksForPassword();
      await reset.fill(OWN_PASSWORD);
      await reset.change.click();
      await patients.isShown();
      await openSecurity();
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      await confirmByPassword(page, OWN_PASSWORD);
      const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
      secret = (await dialog.locator('[data-part="code"]').textContent()) ?? '';
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      await appCode.fill(code(-1));
      const made = page.getByRole('dialog', { name: 'Recovery codes' });
      codes = ((await made.locator('[data-part="lines"]').textContent()) ?? '').trim().split('\n');
      expect(codes).toHaveLength(10);
      await page.getByRole('button', { name: 'I have saved the codes' }).click();
      await expect(page.getByText('10 codes left')).toBeVisible();
    });

    await test.step('Its code is asked for after the password, and a wrong one can be corrected', async () => {
      await page.goto('/patients');
      await frame.signOut();
      await signIn.try(username, OWN_PASSWORD);
      await appCode.fill(code(9));
      await expect(page.getByText(/^This code is wrong/)).toBeVisible();
      await appCode.fill(code());
      await patients.isShown();
    });

    await test.step('A recovery code lets in once in its place', async () => {
      await frame.signOut();
      await signIn.try(username, OWN_PASSWORD);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByRole('textbox', { name: /^Recovery code/ }).fill(codes[0]!);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await patients.isShown();
      await frame.signOut();
      await signIn.try(username, OWN_PASSWORD);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByRole('textbox', { name: /^Recovery code/ }).fill(codes[0]!);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('This code is wrong or was already used.')).toBeVisible();
      await page.getByRole('textbox', { name: /^Recovery code/ }).fill(codes[1]!);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await patients.isShown();
    });

    await test.step('A passkey signs in without a name and a password', async () => {
      await openSecurity();
      await expect(page.getByText('8 codes left')).toBeVisible();
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      // the code of now has signed in
      await confirmByCode(page, code(1));
      await page.getByRole('textbox', { name: 'Name' }).fill('This laptop');
      await page.getByRole('button', { name: 'Save' }).click();
      const list = page.getByRole('dialog');
      await expect(list.getByRole('row', { name: /This laptop/ })).toContainText('Passkey');
      await page.goto('/patients');
      await frame.signOut();
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await patients.isShown();
      await frame.signOut();
    });

    await test.step('An admin starts a reset, and the person confirms it', async () => {
      await clinic.call('POST', '/api/step-up/password/', { action: 'startFactorReset', password: PASSWORD });
      await clinic.call('POST', `/api/employees/${id}/reset_second_factors/`);
      await signIn.open();
      await signIn.try(username, OWN_PASSWORD);
      await expect(appCode).toBeVisible();

      const outbox = new OutboxPage(page);
      await outbox.receives(/Confirm the reset of your second factors/);
      await outbox.newest.getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Remove second factors' })).toBeVisible();
      await expect(page).toHaveURL('/reset-factors');
      const password = page.getByLabel(/^Your password/).and(page.locator('input'));
      await password.fill('not-my-password-1');
      await page.getByRole('button', { name: 'Remove second factors' }).click();
      await expect(page.getByText('This is not your password')).toBeVisible();
      await password.fill(OWN_PASSWORD);
      await page.getByRole('button', { name: 'Remove second factors' }).click();
      await signIn.isShown();
      await signIn.try(username, OWN_PASSWORD);
      await patients.isShown();
      await outbox.receives(/Your second factors were removed|The second factors of/);
    });
    await clinic.call('POST', '/api/step-up/password/', { action: 'deleteEmployee', password: PASSWORD });
    await clinic.call('DELETE', `/api/employees/${id}/`);
  },
);
