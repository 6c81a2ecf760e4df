import { expect, test } from './test.ts';

test(
  'preferences are changed from the menu and hold at once, also after a reload [PREF-01] (of PREF-07)',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn.as('harbour');
    const dialog = page.getByRole('dialog', { name: 'Preferences' });
    const firstPatient = page.getByRole('row').nth(1);
    const showBirths = async (isShown: boolean): Promise<void> => {
      await page.getByRole('link', { name: 'Preferences' }).click();
      await dialog.getByRole('tab', { name: 'Patient' }).click();
      await dialog.getByText('Show dates of birth').click();
      await expect(dialog.getByRole('checkbox', { name: 'Show dates of birth' })).toBeChecked({ checked: isShown });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/patients$/);
    };
    const birth = /\d\d\/\d\d\/\d{4}/;
    await expect(firstPatient).toContainText(birth);

    await showBirths(false);
    await expect(firstPatient).toBeVisible();
    await expect(firstPatient).not.toContainText(birth);
    await page.reload();
    await expect(firstPatient).toBeVisible();
    await expect(firstPatient).not.toContainText(birth);

    await showBirths(true);
    await expect(firstPatient).toContainText(birth);
  },
);

test(
  'what a person chose beforehand is what their next test starts with [PREF-03] [PREF-16]',
  { tag: '@all' },
  async ({ page, clinic, signIn, testForm }) => {
    const patient = await clinic.newPatient();
    await signIn.session('oa');
    await page.goto('/preferences');
    const dialog = page.getByRole('dialog', { name: 'Preferences' });
    const choose = async (field: RegExp, option: string): Promise<void> => {
      await dialog.getByRole('button', { name: field }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose(/Kind of test$/, 'Perimetry');
    await choose(/Strategy$/, 'AVA Fast');
    await choose(/Program$/, '24-2');
    await dialog.getByText('None', { exact: true }).click();
    await dialog.getByText('The patient cannot pause').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    await page.goto(`/tests/new/${patient.id}`);
    await testForm.isShown();
    await expect(testForm.field('Strategy')).toHaveText('AVA Fast');
    await expect(testForm.field('Program')).toHaveText('24-2');
    await testForm.unfoldOptions();
    await expect(page.getByRole('checkbox', { name: 'Skip the tutorial' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'The patient cannot pause' })).toBeChecked();
  },
);
