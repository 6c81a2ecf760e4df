import { Clinic } from './clinic.ts';
import type { Account } from './people.ts';
import { expect, test } from './test.ts';

const NOT_AVAILABLE = 'Not available yet';

/** Where an account lands, and what it asks for in vain. */
const GUARDS: readonly { account: Account; lands: string; heading: string; refused: readonly string[] }[] = [
  {
    account: 'tu',
    lands: '/techall-mode',
    heading: NOT_AVAILABLE,
    refused: ['/patients', '/tests/new/none', '/waiting-sessions', '/custom-bundles', '/users'],
  },
  {
    account: 'ta',
    lands: '/waiting-sessions',
    heading: NOT_AVAILABLE,
    refused: ['/patients', '/techall-mode', '/custom-bundles', '/devices', '/preferences'],
  },
  {
    account: 'operator',
    lands: '/patients',
    heading: 'Patients',
    refused: [
      '/users',
      '/offices',
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
  }) => {
    await signIn.as(account, heading);
    await expect(page).toHaveURL(lands);
    for (const path of refused) {
      // oxlint-disable-next-line no-await-in-loop
      await test.step(`${path} is refused`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(page).toHaveURL(lands);
      });
    }
  });
}

test('screens that are not built yet say so behind the right guard, with the way home [NAV-01] [NAV-04]', async ({
  page,
  signIn,
  patients,
}) => {
  await signIn.as('oga');
  for (const path of ['/offices', '/users', '/devices/new', '/custom-bundles', '/preferences', '/help']) {
    // oxlint-disable-next-line no-await-in-loop
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: NOT_AVAILABLE, level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }
  await page.getByRole('link', { name: 'Go to the patients' }).click();
  await patients.isShown();
});

test('an unknown address shows that it does not exist, signed in or not [NAV-01] [NAV-19]', async ({
  page,
  signIn,
  patients,
}) => {
  const missing = page.getByRole('heading', { name: 'This page does not exist' });
  await page.goto('/nowhere/at/all');
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Go to the sign-in' }).click();
  await signIn.isShown();
  await signIn.as('doctor');
  await page.goto('/nowhere/at/all');
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Go to the patients' }).click();
  await patients.isShown();
});

test('the empty path leads to the patients [NAV-01]', async ({ page, signIn, patients }) => {
  await signIn.as('doctor');
  await page.goto('/');
  await patients.isShown();
});

test('what belongs to another office group does not exist, on the screens and for the server [SRV-03] [SRV-07]', async ({
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

  await test.step('And the screens say so', async () => {
    await signIn.as('harbour');
    await expect(patients.rows.first()).toBeVisible();
    await page.goto(`/tests/observe/${id}`);
    await expect(page.getByText('This test does not exist any more.')).toBeVisible();
    await patients.isShown();
    await page.goto(`/patients/${patient.id}`);
    await expect(page.getByText('The patient could not be loaded')).toBeVisible();
  });
});

test('what the screens hide the server refuses [SRV-03]', async ({ system, clinic }) => {
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
