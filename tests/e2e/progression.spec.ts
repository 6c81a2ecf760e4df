import type { Test } from '@isopter/contract';
import type { Clinic } from './clinic.ts';
import { ProgressionPage } from './pages/Progression.ts';
import { expect, test } from './test.ts';

/** Somebody of the sample clinic who was tested four times: whose first test is the oldest of all. */
async function testedOften(clinic: Clinic): Promise<string> {
  const oldest = '/api/tests/?status__name__in=Finished&ordering=created&limit=1';
  const { results } = await clinic.call<{ results: Test[] }>('GET', oldest);
  return results[0]?.patient ?? '';
}

test(
  'a doctor decides what progression is judged by, and everybody sees it [OUR-66] [OUR-67] [OUR-68] [OUR-69]',
  { tag: '@all' },
  async ({ page, administrator, signIn }) => {
    const patient = await testedOften(administrator);
    const progression = new ProgressionPage(page);
    const { result, fields } = progression;
    await signIn.session('doctor');

    await test.step('The tests of a patient lead to it, and it says who it is of and what it found', async () => {
      await page.goto(`/patients/${patient}`);
      await page.getByRole('link', { name: 'Previous tests' }).click();
      await page.getByRole('link', { name: 'Progression' }).click();
      await expect(page.getByRole('region', { name: 'Patient' })).toBeVisible();
      await progression.chooseEye(/^Right eye/);
      await expect(result).toContainText(/progression/i);
      await expect(fields).toHaveCount(4);
      await expect(fields.filter({ hasText: 'Baseline' })).toHaveCount(2);
    });

    await test.step('A field that does not count is taken out with a reason', async () => {
      await progression.takeOut(fields.last(), 'Lid or brow', 'Not taped');
      await expect(fields.last()).toContainText('Excluded: Lid or brow: Not taped');
      await expect(result).toContainText('1 field was excluded by a doctor.');
      await expect(fields.last()).not.toContainText('Baseline');
    });

    await test.step('Its report omits the same field, with a note about it', async () => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Show the report' }).click();
      const report = await opened;
      await expect(report.getByText(/^Taken out by a doctor.* OD \(lid or brow: Not taped\)/).first()).toBeVisible();
      await report.close();
    });

    await test.step('Another baseline is chosen', async () => {
      await progression.startFrom(0, 1);
      await expect(result).toContainText(/Baseline: .* chosen by/);
    });

    await test.step('All of it is there again after a reload, on the same eye', async () => {
      await page.reload();
      await expect(page.getByRole('radio', { name: /^Right eye/ })).toBeChecked();
      await expect(fields.last()).toContainText('Excluded: Lid or brow: Not taped');
      await expect(result).toContainText(/chosen by/);
    });

    await test.step('Both decisions are undone', async () => {
      await progression.startFromFirstTwo();
      await expect(result).toContainText('the first included fields.');
      await progression.choose(fields.last(), 'Include again');
      await expect(fields.last()).toContainText('Baseline');
      await expect(result).not.toContainText('excluded by a doctor');
    });
  },
);

test(
  'an operator reads a progression and decides nothing [OUR-66]',
  { tag: '@all' },
  async ({ page, administrator, signIn }) => {
    const patient = await testedOften(administrator);
    const progression = new ProgressionPage(page);
    await signIn.session('operator');
    await page.goto(`/tests/progression/${patient}`);
    await expect(progression.result).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose baseline…' })).toHaveCount(0);
    await progression.fields
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Show the report' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Exclude…' })).toHaveCount(0);
  },
);
