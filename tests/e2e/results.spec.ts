import { expect, test } from './test.ts';

test(
  'a doctor finds the reports nobody has read, with what they say, and the list stays so [OUR-26] [OUR-27] [OUR-35] [OUR-70] [OUR-71] [OUR-72]',
  { tag: '@all' },
  async ({ page, signIn, frame }) => {
    await signIn.as('doctor');
    await frame.navigation.getByRole('link', { name: 'Tests', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Tests' })).toBeVisible();
    const table = page.getByRole('grid', { name: 'Tests' });

    await test.step('Each finished test says what it came to', async () => {
      await page.getByText(/^Unread reports/).click();
      await expect(page).toHaveURL(/unread=true/);
      await expect(table.getByText('Finished').first()).toBeVisible();
      await expect(table.getByText(/^(MD −?|Mean )\d+\.\d dB$/).first()).toBeVisible();
      await expect(table.getByText('Failed')).toHaveCount(0);
    });

    await test.step('Filters narrow it, and a filter without results shows a message', async () => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page
        .getByRole('group', { name: 'Filters' })
        .getByRole('button', { name: /Status/ })
        .click();
      await page.getByRole('option', { name: 'Failed' }).click();
      await expect(page.getByText('Nothing matches these filters: Unread reports · Status: Failed.')).toBeVisible();
      await page.getByText(/^Unread reports/).click();
      await expect(table.getByText('Failed').first()).toBeVisible();
      await expect(table.getByText('Finished')).toHaveCount(0);
    });

    await test.step('Sorted, on Back and after a reload it is as it was', async () => {
      const started = table.getByRole('columnheader', { name: 'Started' });
      const firstRow = table.getByRole('rowheader').first();
      // a row is empty until its patient is known
      await expect(firstRow).not.toBeEmpty();
      const newest = await firstRow.innerText();
      await started.click();
      await expect(started).toHaveAttribute('aria-sort', 'ascending');
      // the rows of the old order stay until the new ones are there
      await expect(firstRow).not.toHaveText(newest);
      await expect(firstRow).not.toBeEmpty();
      const address = page.url();
      const first = await firstRow.innerText();
      await firstRow.getByRole('link').click();
      await expect(page).toHaveURL(/\/tests\/[\da-f-]{36}$/);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(firstRow).toHaveText(first);
      await expect(page.getByRole('button', { name: 'Status: Failed, remove' })).toBeVisible();
      await expect(started).toHaveAttribute('aria-sort', 'ascending');
    });

    await test.step('Patients can be narrowed as well', async () => {
      await frame.navigation.getByRole('link', { name: 'Patients' }).click();
      await page.getByText(/^Unread reports/).click();
      await expect(page).toHaveURL(/unread=true/);
      await expect(page.getByRole('grid', { name: 'Patients' }).getByText('No test yet')).toHaveCount(0);
    });
  },
);
