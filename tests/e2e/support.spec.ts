import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ResetPasswordPage } from './pages/ResetPassword.ts';
import { confirmByPassword } from './stepUp.ts';
import { expect, test } from './test.ts';

const CHOSEN = 'a-first-good-one-42';

test(
  'support makes an account, finds its admin, changes their e-mail; they sign in by the generated password; a reader only reads [SUP-01] [SUP-02] [SUP-03] [SUP-04] [SUP-06] [SUP-07] [NAV-13]',
  { tag: '@all' },
  async ({ page, signIn, frame, patients }) => {
    const mark = `${randomInt(1_000_000)}`;
    const username = `nora${mark}`;
    const row = page.getByRole('row', { name: new RegExp(`Vance${mark}`) });
    let password = '';
    await signIn.as('support');

    await test.step('A customer account is made, and its password shown', async () => {
      await frame.navigation.getByRole('link', { name: 'Reports' }).click();
      await expect(page.getByRole('tab', { name: 'Devices' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('row', { name: /Lane 1 headset/ })).toBeVisible();
      await page.getByRole('link', { name: 'New customer account' }).click();
      await page.getByRole('textbox', { name: /^Name of the office group/ }).fill('Harbour Vision Center');
      await page.getByRole('textbox', { name: /^First name/ }).fill('Nora');
      await page.getByRole('textbox', { name: /^Last name/ }).fill(`Vance${mark}`);
      await page.getByRole('textbox', { name: /^Username/ }).fill(username);
      await page.getByRole('textbox', { name: /^E-mail/ }).fill(`${username}@bayside.example`);
      await page.getByRole('button', { name: 'Create account' }).click();
      await confirmByPassword(page);
      await expect(page.getByText('An office group with this name exists already.')).toBeVisible();
      await page.getByRole('textbox', { name: /^Name of the office group/ }).fill(`Bayside ${mark}`);
      await page.getByRole('button', { name: 'Create account' }).click();
      const toast = page.getByRole('alertdialog', { name: `The account of Bayside ${mark} is ready` });
      password = await toast.getByRole('definition').nth(1).innerText();
      await expect(page).toHaveURL('/support/offices');
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText(password)).toHaveCount(0);
    });

    await test.step('Its admin is found by the filter of a column, which is in no address and there again after a reload', async () => {
      await page.getByRole('tab', { name: 'Users' }).click();
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page
        .getByRole('dialog', { name: 'Add filter' })
        .getByRole('textbox', { name: 'Value' })
        .fill(`vance${mark}`);
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 to 1 of 1')).toBeVisible();
      await expect(row).toContainText(`Bayside ${mark}`);
      expect(page.url()).not.toContain(`vance${mark}`);
      await page.reload();
      await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    });

    await test.step('Their e-mail is changed to one that is free', async () => {
      await row.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Change e-mail' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
      await dialog.getByRole('textbox').fill('doctor@isopter.example');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await confirmByPassword(page);
      await expect(dialog.getByText('This e-mail address is taken.')).toBeVisible();
      await dialog.getByRole('textbox').fill(`Nora.Vance${mark}@bayside.example`);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('E-mail changed.')).toBeVisible();
      await expect(row).toContainText(`nora.vance${mark}@bayside.example`);
    });

    await test.step('All that is found is saved as an Excel file', async () => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export users' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('users.xlsx');
      expect(
        readFileSync(await file.path())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');
      await frame.signOut();
    });

    await test.step('The admin signs in with the generated password, chooses a new one and accepts the agreement', async () => {
      await signIn.try(username, password);
      const reset = new ResetPasswordPage(page);
      await reset.asksForPassword();
      await reset.fill(CHOSEN);
      await reset.change.click();
      await expect(page.getByRole('heading', { name: 'Business associate agreement' })).toBeVisible();
      await page.getByRole('button', { name: 'Accept' }).click();
      await patients.isShown();
      await expect(frame.navigation.getByRole('link', { name: 'Reports' })).toHaveCount(0);
      await page.goto('/support/users');
      await patients.isShown();
      await frame.signOut();
    });

    await test.step('Read-only support sees no action', async () => {
      await signIn.session('reader');
      await page.goto('/support/users');
      const known = page.getByRole('row', { name: /Arnaud/ });
      await expect(known).toBeVisible();
      await expect(known.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Export users' })).toHaveCount(0);
      await page.goto('/support/accounts/new');
      await patients.isShown();
    });
  },
);
