import { randomInt } from 'node:crypto';
import { OutboxPage } from './pages/Outbox.ts';
import { PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

const SELMA = 'sso@isopter.example';

test('single sign-on: the provider lets in, and leads back to where one was going; a password opens nothing there [AUTH-18] [AUTH-22] [OUR-320] [OUR-326]', async ({
  page,
  signIn,
  patients,
  frame,
}) => {
  await test.step('A wrong password is answered as anybody’s', async () => {
    await signIn.open();
    await signIn.try('sso', 'another-password-1');
    await expect(signIn.alert).toHaveText('The username or the password is incorrect.');
    await expect(signIn.sso).toHaveCount(0);
  });

  await test.step('The right password is answered with the way in, of which the domain is known from then on', async () => {
    await signIn.open();
    await expect(signIn.sso).toHaveCount(0);
    await signIn.try('sso', PASSWORD);
    await expect(signIn.alert).toHaveText('Sign in with single sign-on.');
    await expect(signIn.sso).toBeVisible();
    await expect(signIn.username).toHaveValue('sso');
  });

  await test.step('A user whom the provider denies sees an error, and nobody is signed in', async () => {
    await signIn.sso.click();
    await expect(page.getByRole('heading', { name: 'Who signs in?' })).toBeVisible();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(page).toHaveURL('/sso/error?error_code=auth_failed');
    await expect(signIn.alert).toContainText('Your clinic’s sign-in page refused access.');
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await signIn.isShown();
    await page.goto('/patients');
    await signIn.isShown();
  });

  await test.step('Any other failure has another text, and the way of an invitation leads to the provider too', async () => {
    await page.goto('/sso/error?error_code=unavailable');
    await expect(signIn.alert).toContainText('Single sign-on did not work');
    await page.goto('/sso/onboarding?sso_domain=lakeside.example&invitation=none');
    await expect(page.getByRole('heading', { name: 'Who signs in?' })).toBeVisible();
  });

  await test.step('An accepted user sees the patients; no secret stays in the address or the history', async () => {
    await signIn.open();
    const answered = page.waitForRequest('**/api/auth-sso/verify/');
    await signIn.choose(SELMA);
    await patients.isShown();
    const { code } = (await answered).postDataJSON() as { code: string };
    expect(code).not.toBe('');
    expect(page.url()).not.toContain(code);
    await page.goBack();
    expect(page.url()).not.toContain(code);
  });

  await test.step('An address asked for before is where it comes back to', async () => {
    await page.goto('/patients');
    await frame.signOut();
    await signIn.open('/offices?from=a-letter');
    await signIn.choose(SELMA);
    await expect(page.getByRole('heading', { name: 'Offices', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/offices?from=a-letter');
  });

  await test.step('An address of somebody else leads to the patients', async () => {
    await page.goto('/patients');
    await frame.signOut();
    const query = { sso_domain: 'lakeside.example', return_url: 'https://elsewhere.example/patients' };
    await page.goto(`/api/auth-sso/authorize/?${new URLSearchParams(query)}`);
    await page.getByRole('link', { name: `(${SELMA})` }).click();
    await patients.isShown();
  });

  await test.step('The return address works only once', async () => {
    await page.goto('/patients');
    await frame.signOut();
    let back = '';
    await page.route('**/sso/authorize?**', (route) => {
      back = route.request().url();
      return route.continue();
    });
    await signIn.choose(SELMA);
    await patients.isShown();
    await page.unroute('**/sso/authorize?**');
    await frame.signOut();
    await page.goto(back);
    await expect(page).toHaveURL('/sso/error?error_code=auth_failed');
  });
});

test('single sign-on above a screen whose session is over: what was typed stays, and is saved [OUR-325]', async ({
  page,
  signIn,
}) => {
  await signIn.byForm('sso');
  await page.goto('/invitations/new');
  const name = page.getByRole('textbox', { name: /^Last name/ });
  await name.fill('Half-ty');
  await page.context().clearCookies({ name: 'sessionid' });
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('half@lakeside.example');
  await page.getByRole('textbox', { name: /^First name/ }).fill('Nina');
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Doctor' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const over = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(over.getByText(/^It opens in a new tab/)).toBeVisible();
  const opening = page.waitForEvent('popup');
  await over.getByRole('button', { name: 'Sign in with single sign-on' }).click();
  const beside = await opening;
  await beside.getByRole('link', { name: `(${SELMA})` }).click();
  await expect(beside.getByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
  await expect(over).toHaveCount(0);
  await expect(page.getByText('Invitation sent.')).toBeVisible();
});

test(
  'an invitation is accepted through the provider, up to the first screen of the new person (of INV-03) (of OUR-324)',
  { tag: '@all' },
  async ({ page, signIn, patients, frame }) => {
    const email = `nina-${randomInt(1_000_000)}@lakeside.example`;
    const outbox = new OutboxPage(page);
    let link = '';

    await test.step('It is sent', async () => {
      await signIn.byForm('sso');
      await page.goto('/invitations/new');
      await page.getByRole('textbox', { name: /^First name/ }).fill('Nina');
      await page.getByRole('textbox', { name: /^Last name/ }).fill('Okoye');
      await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('button', { name: /Role/ }).click();
      await page.getByRole('option', { name: 'Doctor' }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByText('Invitation sent.')).toBeVisible();
      await frame.signOut();
      await outbox.receives(new RegExp(email));
      link = (await outbox.newest.getByRole('link').getAttribute('href')) ?? '';
    });

    await test.step('Somebody else cannot accept it: they are in as themselves, and it stays open', async () => {
      await page.goto(link);
      await page.getByRole('link', { name: `(${SELMA})` }).click();
      await patients.isShown();
      await page.goto('/invitations');
      await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('E-mail sent');
      await frame.signOut();
    });

    await test.step('The invited user is signed in, with their name and role', async () => {
      await page.goto(link);
      await page.getByRole('link', { name: `(${email})` }).click();
      await patients.isShown();
      await expect(page.getByRole('link', { name: 'Offices' })).toHaveCount(0);
      await page.goto('/user_settings');
      await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Nina');
      await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(email);
      await page.goto('/patients');
      await frame.signOut();
    });

    await test.step('The list shows it', async () => {
      await signIn.open();
      await signIn.choose(SELMA);
      await patients.isShown();
      await page.goto('/invitations');
      await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Accepted');
    });
  },
);
