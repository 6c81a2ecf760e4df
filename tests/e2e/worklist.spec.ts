import { expectAccessible } from './accessible.ts';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Quayside headset';

test('an item of the worklist is found, read and tested from; its patient is added, its result is in the PACS [PACS-01] [OUR-342] (of OUR-340) (of NAV-06) (of PACS-03) (of PACS-06) (of FORM-01)', async ({
  page,
  system,
  signIn,
  frame,
  testForm,
  monitor,
}) => {
  // a whole test, and what is sent of it
  test.setTimeout(patience(300_000));
  system.startHeadset(DEVICE);
  const items = page.getByRole('grid', { name: 'Work items' });
  /** Row of an item that can start a test. */
  const ready = items.getByRole('row').filter({ has: page.getByText('Ready', { exact: true }) });
  await signIn.as('offline');

  await test.step('The worklist of today is asked for, and warns of nothing that no filter asked for', async () => {
    await frame.navigation.getByRole('link', { name: 'Work items' }).click();
    await expect(page.getByText(/^Results of /)).toBeVisible({ timeout: 30_000 });
    await expect(ready.first()).toBeVisible();
    await expect(items.getByText(/^Warning/)).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('Of whom the PACS says too little nothing can be begun', async () => {
    const vague = items.getByRole('row').filter({ hasText: 'Sørbye' });
    await expect(vague).toBeVisible();
    await expect(vague.getByRole('button')).toHaveCount(0);
  });

  const begins = ready.filter({ has: page.getByRole('button', { name: 'New test' }) });
  const name = await begins.last().getByRole('rowheader').locator('bdi').first().textContent();
  const family = (name ?? '').split(',')[0]!;
  const row = items.getByRole('row').filter({ hasText: family }).first();

  await test.step('It is filtered by a name', async () => {
    await page.getByRole('link', { name: 'Filter…' }).click();
    await expect(page.getByRole('button', { name: /Device pool/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Last name' }).fill(family);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page).toHaveURL(/\/work-items$/);
    await expect(row).toBeVisible({ timeout: 30_000 });
    await expect(items.getByText(/^Warning/)).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
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

  await test.step('A test is started from it, for a patient who was not here yet; its monitor leads back', async () => {
    await row.getByRole('button', { name: /^Actions for / }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['New test', 'New bundle']);
    await page.getByRole('menuitem', { name: 'New test' }).click();
    await expect(page.getByText('This patient is not in the system yet', { exact: false })).toBeVisible();
    await testForm.chooseDevice(DEVICE);
    await testForm.choose('Doctor', 'Solheim, Ingrid');
    await testForm.choose('Operator', 'Mendes, Paulo');
    await testForm.choose('Kind of test', 'Perimetry');
    await testForm.choose('Strategy', 'AVA Fast');
    await testForm.choose('Program', '24-2');
    await testForm.done.click();
    await monitor.isShown();
    await monitor.begin();
    await expect(monitor.state('Test finished')).toBeVisible({ timeout: 60_000 });
    await monitor.close.click();
    await expect(page).toHaveURL(/\/work-items$/);
    await expect(row).toBeVisible();
  });

  await test.step('The result is in the PACS', async () => {
    await page.getByRole('tab', { name: 'PACS records' }).click();
    await expect(page).toHaveURL(/\/work-items\/history$/);
    await expect(page.getByRole('columnheader', { name: 'Status changed' })).toBeVisible();
    const record = page.getByRole('row').filter({ hasText: family });
    await expect(record.getByText('In the PACS', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expectAccessible(page);
  });

  await test.step('The patient is here now, with the test', async () => {
    await page.getByRole('tab', { name: 'Work items' }).click();
    await page.getByRole('button', { name: 'Reload' }).click();
    const patient = page.getByRole('menuitem', { name: 'View patient' });
    // the previous results are shown until the new ones arrive
    await expect(async () => {
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: /^Actions for / }).click();
      await expect(patient).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('menuitem', { name: 'New bundle' }).click();
    await expect(page).toHaveURL(/\/tests\/bundles\/new\/[^?]+\?mwlId=/);
    await expect(page.getByText('Tests you start are filed under the patient')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Patient', exact: true })).toContainText(family);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL(/\/work-items$/);
    await row.getByRole('button', { name: /^Actions for / }).click();
    await patient.click();
    await expect(page).toHaveURL(/\/tests\/[\w-]+$/);
    await expect(page.getByRole('row').filter({ hasText: '24-2' })).toHaveCount(1);
  });

  await system.stopHeadset(DEVICE);

  await test.step('Nobody else gets there', async () => {
    await frame.signOut();
    await signIn.session('doctor');
    await page.goto('/work-items');
    await expect(page).toHaveURL(/\/patients$/);
  });
});
