import { type Account, PASSWORD } from './people.ts';
import { plugKeyInto } from './securityKey.ts';
import { confirmByKey, confirmByPassword } from './stepUp.ts';
import { expect, test } from './test.ts';

test('a security key is added, named, asked for at the sign-in, and removed [KEY-01] [KEY-02] [KEY-03] [KEY-04] [AUTH-06] [AUTH-07] [AUTH-11]', async ({
  page,
  signIn,
  patients,
  frame,
}) => {
  const key = await plugKeyInto(page);
  await signIn.session('keys');

  await test.step('It is added in the preferences, and given a name', async () => {
    await page.goto('/preferences?tab=2&authenticator=1');
    await page.getByRole('button', { name: 'Add a security key' }).click();
    await confirmByPassword(page);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Blue key at the desk');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog').getByText('Blue key at the desk')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await patients.isShown();
  });

  await test.step('Without a touch the sign-in waits, and can be left', async () => {
    await frame.signOut();
    await key.touch(false);
    await signIn.try('keys', PASSWORD);
    await expect(page.getByText(/^Your password is correct\./)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(signIn.alert).toHaveText('The username or the password is incorrect.');
    await page.goto('/patients');
    await signIn.isShown();
  });

  await test.step('A touch completes the sign-in', async () => {
    await key.touch(true);
    await signIn.try('keys', PASSWORD);
    await patients.isShown();
  });

  await test.step('Removed, it is asked for no more', async () => {
    await page.goto('/preferences?tab=2&authenticator=1');
    await page.getByRole('button', { name: /Blue key at the desk/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await confirmByKey(page);
    await expect(page.getByText('No security keys yet')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await frame.signOut();
    await signIn.try('keys', PASSWORD);
    await patients.isShown();
  });
});

test(
  'Duo is required in addition to the password: approval signs in, refusal shows an error [AUTH-06] [AUTH-12] [AUTH-13] [AUTH-22]',
  { tag: '@all' },
  async ({ page, signIn, patients, frame }) => {
    const account: Account = 'duo';
    await signIn.open();
    await signIn.try(account, PASSWORD);
    await page.getByRole('link', { name: 'Refuse' }).click();
    await signIn.isShown();
    await expect(signIn.alert).toContainText('The second step of the sign-in failed.');

    await signIn.try(account, PASSWORD);
    await page.getByRole('link', { name: 'Approve' }).click();
    await patients.isShown();
    expect(page.url()).not.toContain('duo_code');
    await frame.signOut();
  },
);

test(
  'the agreement is signed once, before anything else is seen [AUTH-14] [AUTH-21] [NAV-03]',
  { tag: '@all' },
  async ({ page, signIn, patients, frame }) => {
    const title = page.getByRole('heading', { name: 'Business associate agreement' });
    await signIn.open();
    await signIn.try('agreement', PASSWORD);
    await expect(title).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(7);
    await page.goto('/patients');
    await expect(title).toBeVisible();

    await page.getByRole('button', { name: 'Cancel' }).click();
    await signIn.isShown();
    await signIn.try('agreement', PASSWORD);
    await page.route('**/api/sign-baa-agreement/', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('alert')).toHaveText('The agreement could not be signed. Try again.');
    await page.unroute('**/api/sign-baa-agreement/');
    await page.getByRole('button', { name: 'Accept' }).click();
    await patients.isShown();

    await frame.signOut();
    await signIn.try('agreement', PASSWORD);
    await patients.isShown();
  },
);
