import { expect, test } from './test.ts';

test(
  'an offline controller is added, found by its code, renamed and deleted, where offline mode is available [OFFC-01] [OFFC-02] [NAV-06]',
  { tag: '@all' },
  async ({ page, signIn, frame }) => {
    const name = `Van ${Date.now()}`;
    const row = page.getByRole('row', { name: new RegExp(name) });
    await signIn.as('offline');

    await test.step('A new one leads to the code the server made', async () => {
      await frame.navigation.getByRole('link', { name: 'Offline controllers' }).click();
      await page.getByRole('link', { name: 'New offline controller' }).click();
      await page.getByRole('textbox', { name: /^Name/ }).fill(name);
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      const code = page.getByRole('textbox', { name: /^Code/ });
      await expect(code).toHaveValue(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      await expect(code).not.toBeEditable();
    });

    await test.step('It is renamed, and listed with its code', async () => {
      const code = await page.getByRole('textbox', { name: /^Code/ }).inputValue();
      await page.getByRole('textbox', { name: /^Name/ }).fill(`${name} north`);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(row).toContainText(`${name} north`);
      await expect(row).toContainText(code);
    });

    await test.step('It is deleted, after a question', async () => {
      await row.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(row).toBeHidden();
    });
  },
);
