import { dayIn } from './days.ts';
import { PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

test('a doctor signs in and sees the patients [AUTH-01] [AUTH-08] [AUTH-09]', async ({ signIn, patients, frame }) => {
  await signIn.open('/');
  await signIn.try('doctor', PASSWORD);
  await patients.isShown();
  await expect(patients.rows).toHaveCount(50);
  await expect(frame.account).toHaveAccessibleName(/^Marta Ruiz/);
});

test('a link leads to the screen of a forgotten password, and back [AUTH-05]', async ({ page, signIn }) => {
  await signIn.open();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await signIn.isShown();
});

test(
  'nothing can be sent until both are filled with more than blanks [AUTH-02]',
  { tag: '@all' },
  async ({ signIn }) => {
    await signIn.open();
    await expect(signIn.submit).toBeDisabled();
    await signIn.fill('doctor', '');
    await expect(signIn.submit).toBeDisabled();
    await signIn.fill('   ', PASSWORD);
    await expect(signIn.submit).toBeDisabled();
    await signIn.fill('doctor', PASSWORD);
    await expect(signIn.submit).toBeEnabled();
  },
);

test('blanks around name and password do not matter [AUTH-02]', { tag: '@all' }, async ({ signIn, patients }) => {
  await signIn.open();
  await signIn.try('  doctor ', ` ${PASSWORD} `);
  await patients.isShown();
});

test('the password can be shown while it is typed [AUTH-01]', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn.open();
  await signIn.fill('doctor', 'secret');
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(signIn.password).toHaveAttribute('type', 'text');
});

test(
  'a wrong password is refused without saying which of the two is wrong [AUTH-11]',
  { tag: '@all' },
  async ({ signIn }) => {
    await signIn.open();
    await signIn.try('nobody', 'wrong-password-1');
    await expect(signIn.alert).toHaveText('The username or the password is incorrect.');
    await expect(signIn.username).toHaveValue('nobody');
    await signIn.try('operator', 'wrong-password-1');
    await expect(signIn.alert).toHaveText('The username or the password is incorrect.');
  },
);

test(
  'an account is locked after five failures and says for how long [AUTH-11]',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn.open();
    // of whom no other journey has need
    await signIn.fill('sso-oa', 'wrong-password-1');
    for (let failure = 1; failure <= 5; failure += 1) {
      const refusal = page.waitForResponse('**/api/auth-token/');
      await signIn.submit.click();
      expect((await refusal).ok()).toBe(false);
    }
    const blocked = /^User login is blocked, try again in \d+ minutes$/;
    await expect(signIn.alert).toHaveText(blocked);
    await signIn.try('sso-oa', PASSWORD);
    await expect(signIn.alert).toHaveText(blocked);
  },
);

test('a server that cannot be reached is named, and nothing typed is lost [AUTH-11]', async ({
  page,
  signIn,
  patients,
}) => {
  await signIn.open();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await signIn.try('doctor', PASSWORD);
  await expect(signIn.alert).toHaveText('The server cannot be reached. Check the network and try again.');
  await expect(signIn.username).toHaveValue('doctor');
  await expect(signIn.password).toHaveValue(PASSWORD);
  await page.unroute('**/api/**');
  await signIn.submit.click();
  await patients.isShown();
});

test('signing out leaves nothing of the session in the browser [AUTH-10] [API-08]', async ({
  page,
  context,
  signIn,
  frame,
}) => {
  await signIn.byForm('doctor');
  await frame.choose('Compact');
  await frame.signOut();
  await signIn.isShown();
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  expect(left).toEqual({ local: [], session: [], databases: [], caches: [] });
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['csrftoken']);
  expect((await page.request.get('/api/patients/')).status()).toBe(401);
});

test(
  'after signing out the back button shows nothing [AUTH-10]',
  { tag: '@all' },
  async ({ page, signIn, patients, frame }) => {
    await signIn.byForm('doctor');
    await patients.rows.first().click();
    await page.getByRole('link', { name: 'Previous tests' }).click();
    await expect(page.getByRole('heading', { name: 'Tests' })).toBeVisible();
    await frame.signOut();
    await page.goBack();
    await signIn.isShown();
    await page.goBack();
    await signIn.isShown();
  },
);

test(
  'a session that ended elsewhere asks to sign in, and is forgotten here [AUTH-10]',
  { tag: '@all' },
  async ({ page, context, signIn, patients }) => {
    await signIn.byForm('doctor');
    await context.clearCookies({ name: 'sessionid' });
    await patients.rows.first().click();
    await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('button', { name: 'Leave without signing in' }).click();
    await signIn.isShown();
  },
);

test('an address of a screen leads to the sign-in first [NAV-02] [NAV-03]', async ({ signIn }) => {
  await signIn.open('/patients/new');
  await signIn.open('/tests/observe/00000000-0000-4000-8000-000000000000');
});

test('users with the address of a clinic with single sign-on, or a previous sign-in there, can go to it [AUTH-04] [AUTH-20]', async ({
  page,
  signIn,
  patients,
  frame,
}) => {
  const button = page.getByRole('button', { name: 'Sign in with single sign-on' });
  /** Presses it. @returns what the server is asked for */
  const leave = async (): Promise<Record<string, string>> => {
    const asked = page.waitForRequest('**/api/auth-sso/authorize/**');
    await button.click();
    return Object.fromEntries(new URL((await asked).url()).searchParams);
  };

  await test.step('Nobody has said which domain: no button', async () => {
    await page.goto('/login');
    await signIn.isShown();
    await expect(button).toHaveCount(0);
  });

  await test.step('With the domain in the address the browser goes to the provider, and shows the result', async () => {
    await page.goto('/login?sso_domain=northside.example');
    expect(await leave()).toEqual({
      sso_domain: 'northside.example',
      return_url: `${new URL(page.url()).origin}/sso/success`,
    });
    await expect(page).toHaveURL(/\/sso\/error/);
    await expect(page.getByRole('alert')).toContainText('Single sign-on did not work.');
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await expect(button).toBeVisible();
  });

  await test.step('The clinic says it, and it outlives the session', async () => {
    await signIn.byForm('sso');
    await patients.isShown();
    await frame.signOut();
    await signIn.isShown();
    expect(await leave()).toMatchObject({ sso_domain: 'lakeside.example' });
  });
});

test('blocked cookies are not taken for a wrong password [OUR-508]', async ({ context, signIn }) => {
  // a browser that keeps none: pages and calls work, and no cookie stays
  await context.route('**/*', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _, ...headers } = response.headers();
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
  await signIn.open();
  await signIn.try('doctor', PASSWORD);
  await expect(signIn.alert).toContainText('Your browser blocks this site’s cookies');
  await expect(signIn.password).toHaveValue(PASSWORD);
});

test('a wrong clock is said until it is right, and the day is the server’s [OUR-509]', async ({
  page,
  signIn,
  patients,
}) => {
  const warning = page.getByText('The clock of this device is 400 days behind');
  await page.clock.setSystemTime(Date.now() - 400 * 86_400_000);
  await signIn.open();
  await signIn.try('doctor', PASSWORD);
  await patients.isShown();
  await expect(warning).toBeVisible();

  await test.step('Today is the day of the server', async () => {
    const asked = page.waitForRequest((request) => request.url().includes('/api/today/?'));
    await page.goto('/today');
    // the day at the office may be the one before or after that of UTC
    const days = [-1, 0, 1].map((days) => dayIn(days, 'UTC'));
    await expect(warning).toBeVisible();
    await expect.poll(async () => days.includes(new URL((await asked).url()).searchParams.get('day') ?? '')).toBe(true);
  });

  await page.clock.setSystemTime(Date.now());
  await page.goto('/patients');
  await patients.isShown();
  await expect(warning).toBeHidden();
});
