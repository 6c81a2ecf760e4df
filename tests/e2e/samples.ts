import type { CustomBundle, ImportItem, Office, OfflineController, Patient, Schedule, User } from '@isopter/contract';
import { expect, type Page } from '@playwright/test';
import type { Clinic } from './clinic.ts';
import { dayIn } from './days.ts';
import { proofOf } from './proof.ts';
import type { Ids } from './screens.ts';
import { plugKeyInto } from './securityKey.ts';
import { confirmByKey, confirmByPassword, stepUpOf } from './stepUp.ts';
import type { HeadsetName, System } from './system.ts';

export const HEADSET: HeadsetName = 'Lane 2 headset';
export const CAMERA: HeadsetName = 'Slit lamp camera';
const AT_HOME: HeadsetName = 'Home kit 07';
const FIELD = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;
const NAME = 'Walked';
/** The patient of the samples. */
export const WALKED = { first_name: NAME, last_name: 'Sample', date_of_birth: '1962-04-03' };

/** Starts the devices that are not always there. */
export async function startDevices(system: System, clinic: Clinic): Promise<void> {
  for (const on of [CAMERA, AT_HOME]) system.startHeadset(on);
  for (const on of [CAMERA, AT_HOME]) await expect.poll(async () => (await clinic.device(on)).available).toBe(true);
}

/** Stops them once the test at home is over: until then it is its device's. */
export async function stopDevices(system: System, clinic: Clinic, { test }: Pick<Ids, 'test'>): Promise<void> {
  await expect.poll(async () => (await clinic.test(test)).status, { timeout: 60_000 }).toBe('finished');
  for (const on of [CAMERA, AT_HOME]) await system.stopHeadset(on);
}

/** Something of each kind that an address can name. What is the patient's goes with them. */
export async function makeSamples(clinic: Clinic, { id: patient, doctor_id }: Patient) {
  const { user } = await clinic.call<{ user: User }>('GET', '/api/bootstrap/');
  const { results: offices } = await clinic.call<{ results: Office[] }>('GET', '/api/offices/');
  const test = await clinic.startTest({ id: patient, doctor_id }, AT_HOME, { patient_email: 'walked@isopter.example' });
  const end_date = dayIn(90);
  const repeated = { patient, period_in_days: 30, end_date, test: test.id };
  const schedule = await clinic.call<Schedule>('POST', '/api/testschedules/', repeated);
  const bundle = await clinic.startBundle({ id: patient, doctor_id }, HEADSET, [
    { test_group: FIELD, language: 'en' },
    { test_group: { ...FIELD, protocol: '10-2' }, language: 'en' },
  ]);
  const custom = { name: NAME, test_descriptions: [{ test_group: FIELD }] };
  const customBundle = await clinic.call<CustomBundle>('POST', '/api/custom-test-bundle-types/', custom);
  return {
    patient,
    test: test.id,
    schedule: schedule.id,
    bundle: bundle.id,
    customBundle: customBundle.id,
    device: (await clinic.device(HEADSET)).id,
    user: user.id,
    office: offices.find(({ name }) => name === 'Northside Lakeview')?.id,
  } satisfies Partial<Ids>;
}

/** Uploads what need not be read, in the session of a page. @returns its id */
export async function upload(page: Page, patient: string): Promise<string> {
  const test_report = { name: 'field.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  const multipart = { patient, test_report };
  const answer = await page.request.post('/api/tests-external/', { ...(await proofOf(page)), multipart });
  return ((await answer.json()) as ImportItem).upload_id;
}

/** An offline controller, of a clinic that has some. */
export async function makeController(quay: Clinic): Promise<string> {
  const { results } = await quay.call<{ results: Office[] }>('GET', '/api/offices/');
  const body = { name: NAME, offices: results.map(({ id }) => id) };
  return (await quay.call<OfflineController>('POST', '/api/offline-controllers/', body)).id;
}

/** Adds a security key for the signed-in user. @returns its id */
export async function addKey(page: Page): Promise<string> {
  await plugKeyInto(page);
  await page.goto('/preferences?tab=2&authenticator=1');
  await page.getByRole('button', { name: 'Add a security key' }).click();
  await confirmByPassword(page);
  await expect(page).toHaveURL(/\/authenticator\/edit\//);
  return page.url().split('/').at(-1)!;
}

/** Takes it away again: it would be asked for at the next sign-in. */
export async function removeKey(page: Page): Promise<void> {
  await page.goto('/preferences?tab=2&authenticator=1');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Actions for Security key/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  // a key of this session proves nothing yet
  const useKey = stepUpOf(page).getByRole('button', { name: 'Use security key' });
  await expect(useKey.or(stepUpOf(page).getByLabel('Your current password'))).toBeVisible();
  await ((await useKey.isVisible()) ? confirmByKey(page) : confirmByPassword(page));
  await expect(page.getByText('No security keys yet')).toBeVisible();
}
