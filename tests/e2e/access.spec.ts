import { Clinic } from './clinic.ts';
import type { Account } from './people.ts';
import { expect, test } from './test.ts';

/** Start screen of technicians. */
const LANDING = 'Technician area';
const SESSIONS = 'Waiting sessions';

/** Start screen of an account, and paths that are refused to it. */
const GUARDS: readonly { account: Account; lands: string; heading: string; refused: readonly string[] }[] = [
  {
    account: 'tu',
    lands: '/techall-mode',
    heading: LANDING,
    refused: ['/patients', '/tests/new/none', '/waiting-sessions', '/finished-sessions', '/custom-bundles', '/users'],
  },
  {
    account: 'ta',
    lands: '/waiting-sessions',
    heading: SESSIONS,
    refused: ['/patients', '/techall-mode', '/custom-bundles', '/devices', '/preferences'],
  },
  {
    account: 'operator',
    lands: '/patients',
    heading: 'Patients',
    refused: [
      '/users',
      '/offices',
      '/access-log',
      '/devices/new',
      '/support/users',
      '/work-items',
      '/techall-mode',
      '/custom-bundles',
    ],
  },
  {
    account: 'oa',
    lands: '/patients',
    heading: 'Patients',
    refused: [
      '/offices',
      '/custom-bundles',
      '/support/devices',
      '/dev-settings',
      '/invitations',
      '/offline-controllers',
    ],
  },
];

for (const { account, lands, heading, refused } of GUARDS) {
  test(`${account} lands on ${lands}, and whatever is not theirs leads back there [NAV-03] [NAV-04] [NAV-05] [NAV-06] [NAV-08] [AUTH-09]`, async ({
    page,
    signIn,
    frame,
  }) => {
    await signIn.as(account, heading);
    await expect(page).toHaveURL(lands);
    for (const path of refused) {
      await test.step(`${path} is refused`, async () => {
        await frame.goTo(path);
        await expect(page).toHaveURL(lands);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      });
    }
  });
}

/** Every group of ROLE-01, and the admins of office groups that have what the others have not. */
const WALKED = [
  'oga',
  'ca',
  'oa',
  'operator',
  'doctor',
  'ta',
  'tu',
  'support',
  'reader',
  // offline controllers, a PACS and exports
  'offline',
  // invitations
  'sso',
  'sso-oa',
] as const;
for (const account of WALKED) {
  const title = `the menus and the palette offer ${account} only screens that open without an error`;
  test(title, { tag: '@all' }, async ({ page, signIn, frame }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
    });
    await signIn.as(account, { tu: LANDING, ta: SESSIONS }[account as string] ?? 'Patients');
    errors.length = 0;
    const start = page.url();
    const links = await frame.navigation
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    await frame.account.click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeVisible();
    const items = await menu
      .getByRole('menuitem')
      .evaluateAll((all) => all.flatMap((item) => item.getAttribute('href') ?? []));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    const commands = palette.getByRole('menuitem');
    await expect(commands.first()).toBeVisible();
    const places = await commands.evaluateAll((all) => all.flatMap((item) => item.getAttribute('href') ?? []));
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    // the preferences are a dialog, with nothing behind it
    const title = page.getByRole('heading', { level: 1 });
    const missing = page.getByRole('heading', { name: 'This page does not exist' });
    const offered = new Set([...links, ...items, ...places, start]);
    for (const address of [...offered, '/', '/nowhere', start]) {
      await test.step(address, async () => {
        await frame.goTo(address);
        await expect(title.first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        if (offered.has(address)) await expect(page).toHaveURL(address);
        await expect(missing).toHaveCount(address === '/nowhere' ? 1 : 0);
      });
    }
    expect(errors).toEqual([]);
  });
}

test('an unknown address shows that it does not exist, signed in or not, and the empty path leads to the patients [NAV-01]', async ({
  page,
  signIn,
  patients,
}) => {
  const missing = page.getByRole('heading', { name: 'This page does not exist' });
  await page.goto('/nowhere/at/all');
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signIn.isShown();
  await signIn.session('doctor');
  await page.goto('/nowhere/at/all');
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Go to the patients' }).click();
  await patients.isShown();
  await page.goto('/');
  await patients.isShown();
});

test('records of another office group do not exist, on the screens and for the server [SRV-07]', async ({
  page,
  system,
  clinic,
  signIn,
  patients,
}) => {
  const patient = await clinic.newPatient();
  const { id } = await clinic.startTest(patient, 'Lane 1 headset');
  const { id: device } = await clinic.device('Lane 1 headset');
  const stranger = await Clinic.open(system.address, 'harbour');

  await test.step('The server answers that there is no such thing, and changes nothing', async () => {
    const refused = await Promise.all([
      stranger.ask('GET', `/api/patients/${patient.id}/`),
      stranger.ask('PUT', `/api/patients/${patient.id}/`, { last_name: 'Taken' }),
      stranger.ask('DELETE', `/api/patients/${patient.id}/`),
      stranger.ask('GET', `/api/tests/patient-tests/?patient=${patient.id}&active=true`),
      stranger.ask('GET', `/api/tests/${id}/`),
      stranger.ask('GET', `/api/tests/${id}/perimetry-state/`),
      stranger.ask('PUT', `/api/tests/${id}/restart/`),
      stranger.ask('DELETE', `/api/tests/${id}/`),
      stranger.ask('GET', `/api/reports/test-result/html/?test_id=${id}`),
      stranger.ask('GET', `/api/devices/${device}/`),
      stranger.ask('PUT', `/api/devices/${device}/message/`, { message: 'pause' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect(
      await stranger.find({ ...patient, first_name: '', last_name: patient.last_name ?? '', date_of_birth: '' }),
    ).toEqual([]);
    expect((await clinic.call<typeof patient>('GET', `/api/patients/${patient.id}/`)).last_name).toBe(
      patient.last_name,
    );
    expect((await clinic.perimetryState(id)).run).toBe(1);
    await stranger.close();
  });

  await test.step('And the screens show the same access', async () => {
    await signIn.as('harbour');
    await expect(patients.rows.first()).toBeVisible();
    await page.goto(`/tests/observe/${id}`);
    await expect(page.getByText('This test no longer exists.')).toBeVisible();
    await patients.isShown();
    await page.goto(`/patients/${patient.id}`);
    await expect(page.getByRole('heading', { name: 'Patient not found' })).toBeVisible();
  });
});

test('the server refuses what the screens hide', async ({ system, clinic }) => {
  const patient = await clinic.newPatient();
  const technician = await Clinic.open(system.address, 'tu');
  expect((await technician.ask('DELETE', `/api/patients/${patient.id}/`)).status).toBe(403);
  expect((await technician.ask('GET', '/api/devices/')).status).toBe(403);
  await technician.close();
  const doctor = await Clinic.open(system.address, 'doctor');
  expect((await doctor.ask('PUT', '/api/update-preferences/', { disable_pi: true })).status).toBe(403);
  expect((await doctor.ask('GET', '/api/offices/')).status).toBe(403);
  await doctor.close();
});
