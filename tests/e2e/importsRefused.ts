import type { Page } from '@playwright/test';
import { PatientsPage } from './pages/Patients.ts';
import { expect } from './test.ts';

const REPORT = Buffer.from('%PDF-1.7');

/** Expects that a patient's tests offer no import, that its screen leads away, and that the server refuses the call; goes back. */
export async function expectImportsRefused(page: Page, patient: string): Promise<void> {
  await page.goto(`/tests/${patient}`);
  await expect(page.getByRole('link', { name: 'New test' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import reports' })).toHaveCount(0);
  await page.goto(`/import/upload/${patient}`);
  await new PatientsPage(page).isShown();

  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')!.value;
  const response = await page.request.post('/api/tests-external/', {
    headers: { 'X-CSRFToken': token },
    multipart: { patient, test_report: { name: 'field.pdf', mimeType: 'application/pdf', buffer: REPORT } },
  });
  expect(response.status()).toBe(403);
  await page.goto(`/tests/${patient}`);
}
