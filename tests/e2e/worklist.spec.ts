import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

test('an item of the worklist is found, read and tested from; the result is on its way to the PACS [PACS-01] [PACS-06] [NAV-06] [OUR-342] (of PACS-03) (of FORM-01)', async ({
  page,
  signIn,
  frame,
  testForm,
}) => {
  const items = page.getByRole('grid', { name: 'Work items' });
  /** Of an item a test can be begun from. */
  const ready = items.getByRole('row').filter({ has: page.getByText('Ready', { exact: true }) });
  await signIn.as('offline');

  await test.step('The worklist of today is asked for, with a warning in words', async () => {
    await frame.navigation.getByRole('link', { name: 'Work items' }).click();
    await expect(items.getByText('Warning', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^Results of /)).toBeVisible();
    await expectAccessible(page);
  });

  const name = await ready.last().getByRole('rowheader').locator('bdi').first().textContent();
  const family = (name ?? '').split(',')[0]!;
  const row = items.getByRole('row').filter({ hasText: family }).first();

  await test.step('It is filtered by a name', async () => {
    await page.getByRole('link', { name: 'Filter…' }).click();
    await expect(page.getByRole('button', { name: /Pool of devices/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Last name' }).fill(family);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page).toHaveURL(/\/work-items$/);
    await expect(row).toBeVisible({ timeout: 30_000 });
    await expect(items.getByText('Warning', { exact: true })).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain('work_item_filter');
    expect(kept).not.toContain(family);
  });

  await test.step('Everything of it can be read', async () => {
    await row.getByRole('rowheader').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Accession number')).toBeVisible();
    await dialog.getByRole('tab', { name: 'Additional info' }).click();
    await expect(dialog.getByText('Study instance UID')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('A test is begun from it, and left: the results are still there', async () => {
    await row.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'New test' }).click();
    await testForm.isShown();
    await expect(page).toHaveURL(/\/tests\/new\/[^?]+\?mwlId=/);
    await expect(page.getByText(new RegExp(`^For the work item of ${family}`))).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL(/\/work-items$/);
    await expect(row).toBeVisible();
  });

  await test.step('The records of the PACS stand beside', async () => {
    await page.getByRole('tab', { name: 'PACS records' }).click();
    await expect(page).toHaveURL(/\/work-items\/history$/);
    await expect(page.getByRole('columnheader', { name: 'Status changed' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Nobody else gets there', async () => {
    await frame.signOut();
    await signIn.as('doctor');
    await page.goto('/work-items');
    await expect(page).toHaveURL(/\/patients$/);
  });
});
