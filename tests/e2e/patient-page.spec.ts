import type { Test } from '@isopter/contract';
import type { Clinic } from './clinic.ts';
import { expect, test } from './test.ts';

/** Somebody of the sample clinic who was tested four times: whose first test is the oldest of all. */
async function testedOften(clinic: Clinic): Promise<string> {
  const oldest = '/api/tests/?status__name__in=Finished&ordering=created&limit=1';
  const { results } = await clinic.call<{ results: Test[] }>('GET', oldest);
  return results[0]?.patient ?? '';
}

test(
  'a doctor sees the whole course of a patient, and begins the same test again [PAT-09] [OUR-160] [OUR-161] [OUR-162]',
  { tag: '@all' },
  async ({ page, administrator, signIn }) => {
    const patient = await testedOften(administrator);
    await signIn.session('doctor');
    await page.goto(`/patients/${patient}`);
    const tests = page.getByRole('group', { name: 'Tests', exact: true });

    await test.step('Every test is there with its drawing and its numbers, and says what changed', async () => {
      await expect(tests.getByRole('img', { name: /^OS MD .*; OD MD / })).toHaveCount(4);
      await expect(tests.getByText(/^(worse by|better by|about the same)$/).first()).toBeAttached();
    });

    await test.step('What repeats is drawn over time with its slope and what is sure of it', async () => {
      await expect(page.getByRole('application', { name: 'MD over time' })).toBeVisible();
      await expect(page.getByText(/dB a year$/).first()).toBeVisible();
    });

    await test.step('Kinds narrow it, also after a reload', async () => {
      await page.getByRole('radio', { name: /^Fields/ }).click();
      await expect(page).toHaveURL(/kind=fields/);
      await page.reload();
      await expect(page.getByRole('radio', { name: /^Fields/ })).toBeChecked();
      await expect(tests.getByRole('img', { name: /^OS MD / })).toHaveCount(4);
    });

    await test.step('A row begins a test with the same settings', async () => {
      // the words of the row, not those of its mark for comparison
      await tests
        .getByText(/^Perimetry 24-2/)
        .first()
        .hover();
      await tests.getByRole('button', { name: 'Repeat with these settings' }).first().click();
      await expect(page).toHaveURL(new RegExp(`/tests/new/${patient}\\?repeat=`));
    });
  },
);
