import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

const toggleResearch = async (page: Page): Promise<void> => {
  await page.goto('/dev-settings');
  await page.getByText('Research mode', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Developer settings saved.')).toBeVisible();
};

test(
  'an admin turns research mode on, asks for an export of tests, and reads the tables of its file once it is finished [EXP-01] [EXP-02] [EXP-04] [CONF-01] [NAV-13]',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Exports' });
    await signIn.as('oga');

    await test.step('The developer settings open it at once', async () => {
      await expect(entry).toHaveCount(0);
      await page.getByRole('navigation').getByRole('link', { name: 'Developer settings' }).click();
      await expect(page.getByRole('checkbox')).toHaveCount(7);
      await expectAccessible(page);
      await toggleResearch(page);
      await entry.click();
    });

    await test.step('An export is asked for', async () => {
      await page.getByRole('link', { name: 'New export' }).click();
      await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
      await page.getByRole('button', { name: /Strategy/ }).click();
      await page.getByRole('option', { name: 'AVA Fast' }).click();
      await page.getByRole('button', { name: /Protocol/ }).click();
      await page.getByRole('option', { name: '24-2', exact: true }).click();
      await page.getByText('Include deviations').click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(page.getByText('The export is being created.')).toBeVisible();
    });

    await test.step('It finishes without further input, and its file can be read', async () => {
      const row = page.getByRole('row', { name: /24-2, AVA Fast/ }).first();
      await expect(row).toContainText('Finished', { timeout: 60_000 });
      await expectAccessible(page);
      await row.getByRole('button').click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Download' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('export, Perimetry 24-2, AVA Fast.zip');
      const files = unzipSync(readFileSync(await file.path()));
      expect(Object.keys(files)).toEqual(['tests.csv', 'fields.csv', 'thresholds.csv', 'deviations.csv']);
      const [heading, first = ''] = Buffer.from(files['tests.csv']!).toString('utf8').split('\r\n');
      expect(heading).toContain('test_id,patient_id,patient_id_number,last_name,first_name,birth');
      expect(first).toContain(',AVA_FAST,24-2');
      const deviations = Buffer.from(files['deviations.csv']!).toString('utf8').split('\r\n');
      expect(deviations.length).toBeGreaterThan(100);
      expect(deviations[1]).toMatch(/^[-0-9a-f]{36},OD,/);
    });

    await test.step('Without research mode nobody gets there any more', async () => {
      await toggleResearch(page);
      await expect(entry).toHaveCount(0);
      await page.goto('/export-tasks');
      await expect(page).toHaveURL(/\/patients$/);
    });
  },
);
