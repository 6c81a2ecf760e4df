import type { TestDescription } from '@isopter/contract';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Lane 1 headset';
const quick = { language: 'en', monocular: false, skip_tutorial: true, disable_pause: true } as const;
const TESTS: TestDescription[] = [
  {
    ...quick,
    test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
    skip_convergence_testing: true,
  },
  // long enough for the browser to see it begin: a screening is over within half a second at this pace
  { ...quick, test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' }, ear: 'LEFT' },
];

test(
  'a bundle is watched from test to test, and closing leads to its patient’s bundles [MON-06] [MON-12] [BUND-11] [BUND-18] [REP-11]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor, audiology }) => {
    // two whole tests, on a machine that may be busy
    test.setTimeout(patience(240_000));
    const patient = await clinic.newPatient();
    try {
      await signIn.session('doctor');
      const { id, current_test } = await clinic.startBundle(patient, DEVICE, TESTS);

      await test.step('When the first test is watched, it says which of how many it is', async () => {
        await monitor.open(current_test.id);
        await expect(page.getByText('Test 1 of 2', { exact: true })).toBeVisible();
        expect(await clinic.bundle(id)).toMatchObject({ test_bundle_index: 1, total_test_count: 2 });
      });

      await test.step('The monitor of the second test opens automatically when the first test is finished', async () => {
        await expect.poll(async () => (await clinic.bundle(id)).test_bundle_index, { timeout: 100_000 }).toBe(2);
        await expect(page).toHaveURL(/\/tests\/observe-audiology\/[\w-]+$/);
        await audiology.isShown();
        await expect(page.getByText('Test 2 of 2', { exact: true })).toBeVisible();
        expect(await clinic.bundle(id)).toMatchObject({ test_bundle_index: 2, current_test: { id: audiology.test } });
      });

      await test.step('With the last test the bundle is finished; nothing further opens', async () => {
        await expect(audiology.state('Test finished')).toBeVisible({ timeout: 100_000 });
        const finished = await clinic.bundle(id);
        expect(finished).toMatchObject({ status: { name: 'finished' }, current_test: { id: audiology.test } });
        for (const { status } of await clinic.testsOf(patient.id)) expect(status).toBe('finished');
      });

      await test.step('Closing leads to the bundles of the patient, where its report is asked for', async () => {
        await monitor.close.click();
        await expect(page).toHaveURL(new RegExp(`/tests/bundles/${patient.id}$`));
        const row = page.getByRole('grid', { name: 'Bundles' }).getByRole('row', { name: /Perimetry 24-2/ });
        await expect(row.getByText('Finished')).toBeVisible();
        await row.getByRole('button', { name: /^Actions for/ }).click();
        await page.getByRole('menuitem', { name: 'Show the report…' }).click();
        // the first report of a server waits until a thread has started
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Single page' })).toBeVisible({
          timeout: 60_000,
        });
      });
    } finally {
      await clinic.tidy();
    }
  },
);
