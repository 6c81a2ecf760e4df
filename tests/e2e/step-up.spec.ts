import { PASSWORD } from './people.ts';
import { plugKeyInto } from './securityKey.ts';
import { confirmByPassword, stepUpOf } from './stepUp.ts';
import { expect, test } from './test.ts';

// whatever became of a journey: nobody else could sign in
test.afterEach(({ clinic }) => clinic.prefer({ force_2fa: false }));

test(
  'the clinic’s two-step sign-in is turned on and off with the right password alone, and what was chosen stays [OUR-480] [OUR-481] [OUR-482]',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn.session('oga');
    const dialog = page.getByRole('dialog', { name: 'Preferences' });
    const everybody = dialog.getByRole('checkbox', { name: 'Two-step sign-in for everybody' });
    const change = async (): Promise<void> => {
      await page.goto('/preferences?tab=2');
      await dialog.getByText('Two-step sign-in for everybody').click();
      await dialog.getByRole('button', { name: 'Save' }).click();
    };

    await test.step('Refused with a wrong password, at its field', async () => {
      await change();
      await confirmByPassword(page, 'not-the-password-1');
      await expect(stepUpOf(page).getByText('This is not your current password.')).toBeVisible();
    });
    await test.step('Cancelled, nothing is changed, and the choice stays', async () => {
      await stepUpOf(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog.getByText('Not done. Your identity was not confirmed.')).toBeVisible();
      await expect(everybody).toBeChecked();
    });
    await test.step('Done with the right one', async () => {
      await dialog.getByRole('button', { name: 'Save' }).click();
      await confirmByPassword(page, PASSWORD);
      await expect(page.getByText('Preferences saved.')).toBeVisible();
      await expect(dialog).toBeHidden();
    });
    await test.step('Turned off, it is asked for again', async () => {
      await change();
      await expect(stepUpOf(page)).toBeVisible();
      await confirmByPassword(page, PASSWORD);
      await expect(dialog).toBeHidden();
      await page.goto('/preferences?tab=2');
      await expect(everybody).not.toBeChecked();
    });
  },
);

test(
  'a security key is removed with the right password alone, where it was added in the same session [OUR-480] [OUR-482] [KEY-04]',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await plugKeyInto(page);
    await signIn.session('offline');
    await page.goto('/preferences?tab=2&authenticator=1');
    await page.getByRole('button', { name: 'Add a security key' }).click();
    await confirmByPassword(page, PASSWORD);
    await page.getByRole('textbox', { name: 'Name' }).fill('Key of the desk');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /Key of the desk/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await confirmByPassword(page, 'not-the-password-1');
    await expect(stepUpOf(page).getByText('This is not your current password.')).toBeVisible();
    await confirmByPassword(page, PASSWORD);
    await expect(page.getByText('Security key removed.')).toBeVisible();
    await expect(page.getByText('No security keys yet')).toBeVisible();
  },
);
