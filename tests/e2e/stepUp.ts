import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** The question who it is, before a sensitive call. */
export const stepUpOf = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Confirm that it is you' });

/** Confirms a sensitive call with a password. */
export async function confirmByPassword(page: Page, password = PASSWORD): Promise<void> {
  const question = stepUpOf(page);
  await question.getByLabel('Your current password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
}

/** Confirms a sensitive call with a code of the authenticator app, which no other call has used. */
export async function confirmByCode(page: Page, code: string): Promise<void> {
  await stepUpOf(page)
    .getByRole('textbox', { name: /^Code from the app/ })
    .fill(code);
  await expect(stepUpOf(page)).toBeHidden();
}

/** Confirms a sensitive call with the security key that is plugged in. */
export async function confirmByKey(page: Page): Promise<void> {
  await stepUpOf(page).getByRole('button', { name: 'Use security key' }).click();
  await expect(stepUpOf(page)).toBeHidden();
}
