import type { Page } from '@playwright/test';

/** Joins the session of a patient from the list, without waiting for the check of the call. */
export async function joinSession(page: Page, lastName: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(lastName) })
    .getByRole('button', { name: /^Join/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Join session: / })
    .getByRole('button', { name: 'Join' })
    .click();
}
