import type { Patient } from '@isopter/contract';
import type { Page } from '@playwright/test';
import type { Clinic } from './clinic.ts';
import { confirmByPassword } from './stepUp.ts';
import { expect } from './test.ts';
import { checkOf, decrypt, keysOf } from './zeroPiiProgram.ts';

const checkNow = async (desk: Clinic): Promise<string> =>
  (await desk.call<{ zero_pii_password_hash: string }>('GET', '/api/preferences/')).zero_pii_password_hash;

/** Last names of patients by id, by a program that follows docs/zero-pii.md. */
async function namesBy(desk: Clinic, typed: string): Promise<Record<string, string | null>> {
  const keys = keysOf(typed, await checkNow(desk));
  const { results } = await desk.call<{ results: Patient[] }>('GET', '/api/patients/?limit=100');
  return Object.fromEntries(
    results.map(({ id, encrypted_pii }) => [id, decrypt(keys.current, id, 'last_name', encrypted_pii)]),
  );
}

/** Changes the key on the page of an office-group admin, and expects every patient under the new one alone. */
export async function expectKeyChanged(page: Page, desk: Clinic, former: string, next: string): Promise<void> {
  const names = await namesBy(desk, former);
  const before = await checkNow(desk);
  await page.goto('/preferences?tab=2');
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByRole('button', { name: 'Change the key' }).click();
  const chosen = page.getByRole('dialog', { name: 'The key of your clinic' });
  await chosen.getByLabel('Key', { exact: true }).fill(next);
  await chosen.getByRole('checkbox').click({ force: true });
  await chosen.getByRole('button', { name: 'Use this key' }).click();
  await confirmByPassword(page);
  await expect.poll(() => checkNow(desk), { timeout: 60_000 }).not.toBe(before);
  const check = await checkNow(desk);
  expect(checkOf(next, check)).toBe(check);
  expect(await namesBy(desk, next)).toEqual(names);
  await expect(namesBy(desk, former)).rejects.toThrow('authenticate');
  // the window that changed the key continues with it
  await expect(dialog.getByRole('button', { name: 'Change the key' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Enter the key' })).toHaveCount(0);
}
