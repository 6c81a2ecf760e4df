import { expect, test } from './test.ts';

test(
  'somebody looks for help from any screen, watches, reads, takes a manual along, and goes back [INFO-02] [NAV-10] [NAV-19]',
  { tag: '@all' },
  async ({ page, signIn, frame }) => {
    await signIn.as('operator');
    await test.step('the header leads there', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
      await expect(page.getByRole('heading', { name: 'Run a visual field test' })).toBeVisible();
    });
    await test.step('a video is watched to its end', async () => {
      await page.getByRole('link', { name: 'Test hearing' }).click();
      await expect(page.getByRole('heading', { name: 'Test hearing' })).toBeVisible();
      await page.getByRole('slider', { name: 'Position' }).press('End');
      await expect(page.getByText(/^Pure tone average: \d/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    });
    await test.step('its words follow the language, and come with it alone', async () => {
      await frame.speak('Español (España)');
      await expect(page.getByRole('heading', { name: 'Medir la audición' })).toBeVisible();
      await page.getByRole('button', { name: /^Idioma:/ }).click();
      await page.getByRole('option', { name: 'English (US)' }).click();
      await expect(page.getByRole('heading', { name: 'Test hearing' })).toBeVisible();
    });
    await test.step('both manuals are PDFs', async () => {
      for (const name of ['Manual for S headsets', 'Manual for ETS headsets']) {
        const coming = page.waitForEvent('download');
        await page.getByRole('link', { name }).click();
        const download = await coming;
        expect(download.suggestedFilename()).toMatch(/^manual-(s|ets)\.en-us\.pdf$/);
        const response = await page.request.get(download.url());
        expect(response.headers()['content-type']).toContain('application/pdf');
        expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
    });
    await test.step('a question is answered, and a phone set up', async () => {
      await page.getByRole('tab', { name: 'Questions' }).click();
      await page.getByRole('button', { name: 'What does a headset need from the network?' }).click();
      await page.getByRole('link', { name: 'Set up an Android phone or tablet' }).click();
      await expect(page).toHaveURL(/\/help\?tab=questions&phone=android$/);
      await expect(page.getByRole('heading', { name: 'Set up an Android phone or tablet' })).toBeVisible();
    });
    await page.getByRole('main').getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/patients$/);
  },
);
