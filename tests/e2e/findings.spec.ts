import { expect, test } from './test.ts';

test(
  'findings are entered with a test, questioned where unusual, and a doctor signs it out of the unread [OUR-20] [OUR-21] [OUR-22] [OUR-24] [OUR-25] [OUR-26] [OUR-73] [OUR-74]',
  { tag: '@all' },
  async ({ page, signIn, frame }) => {
    await signIn.as('doctor');
    await frame.navigation.getByRole('link', { name: 'Tests', exact: true }).click();
    await page.getByText(/^Unread reports/).click();
    await expect(page).toHaveURL(/unread=true/);
    const row = page.getByRole('grid', { name: 'Tests' }).getByRole('row').nth(1);
    await expect(row.getByText('Unread')).toBeVisible();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Enter findings' }).click();
    await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
    const address = page.url();
    const right = page
      .locator('[data-component=Card]')
      .filter({ has: page.getByRole('heading', { name: 'Right eye' }) })
      .last();

    await test.step('What cannot be is said at its field, what is unusual is asked about', async () => {
      await right.getByLabel('Sphere').fill('-1.3');
      await right.getByLabel('Cylinder').fill('-0.75');
      await right.getByLabel('Axis').click();
      await expect(right.getByText('In steps of 0.25')).toBeVisible();
      await right.getByLabel('Sphere').fill('-1.50');
      await right.getByLabel('Axis').fill('90');
      await right.getByLabel('Pressure').fill('31');
      await right.getByRole('button', { name: /Method/ }).click();
      await page.getByRole('option', { name: 'Goldmann' }).click();
      await expect(right.getByText('Unusually high: check it')).toBeVisible();
    });

    await test.step('Leaving asks, and saving keeps it with who entered it', async () => {
      await frame.navigation.getByRole('link', { name: 'Patients' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay on this page' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Findings saved.')).toBeVisible();
      await page.goto(address);
      await expect(right.getByLabel('Sphere')).toHaveValue('−1.50');
      await expect(right.getByLabel('Pressure')).toHaveValue('31');
      await expect(page.getByText(/^Last changed by /)).toBeVisible();
    });

    await test.step('A draft is kept, and a signature asks first', async () => {
      await page.getByLabel('Text').fill('No change since last year.');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText('Draft saved.')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Text')).toHaveValue('No change since last year.');
      await page.getByRole('button', { name: 'Sign…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign' }).click();
      await expect(page.getByText(/^Signed by /)).toBeVisible();
    });

    await test.step('An amendment strikes the first text out', async () => {
      await page.getByRole('button', { name: 'Amend', exact: true }).click();
      await page.getByRole('textbox', { name: 'Amendment' }).fill('Superior step, stable.');
      await page.getByRole('button', { name: 'Sign amendment…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign amendment' }).click();
      await expect(page.getByText(/^Amendment 1, signed by /)).toBeVisible();
      await expect(page.locator('del')).toHaveText('No change since last year.');
    });

    await test.step('It is not unread any more', async () => {
      const id = address.split('/').at(-1)!;
      const { results } = (await (await page.request.get('/api/tests/?unread=true&limit=100')).json()) as {
        results: { id: string }[];
      };
      expect(results.map((one) => one.id)).not.toContain(id);
    });
  },
);
