import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

test(
  'a doctor watches a stereopsis test go down its levels to the stereoacuity [MON-01] [MON-05] [MON-18] [STE-01] [STE-02]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, stereopsis }) => {
    const patient = await clinic.newPatient();
    // slow enough for a person to see it
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: 20 });
    await expect.poll(async () => (await clinic.device(DEVICE)).available).toBe(true);

    try {
      await signIn.session('doctor');
      const { id } = await clinic.startTest(patient, DEVICE, {
        test_group: { group: 'STEREOPSIS', strategy: null, protocol: null },
      });

      await test.step('The monitor shows plate after plate, in the list and in the chart', async () => {
        await page.goto(`/tests/observe-stereopsis/${id}`);
        await stereopsis.isShown();
        await expect(stereopsis.state('Testing')).toBeVisible();
        await expect(stereopsis.plates).not.toHaveCount(0);
        await expect(stereopsis.marks).not.toHaveCount(0);
      });

      await test.step('The test finishes with the stereoacuity of the patient, and its grade', async () => {
        await expect(stereopsis.state('Test finished')).toBeVisible({ timeout: 60_000 });
        await expect(stereopsis.completion).toHaveAttribute('aria-valuenow', '100');
        await expect(page.getByText('Stereoacuity', { exact: true })).toBeVisible();
        await expect(page.getByText(/· Threshold$/)).toHaveCount(1);
      });

      await test.step('And the list is what the server has stored', async () => {
        const stored = await clinic.stereopsis(id);
        await expect(stereopsis.plates).toHaveCount(stored.length);
        await expect(stereopsis.marks).toHaveCount(stored.length);
        expect(stored.filter(({ threshold }) => threshold)).toEqual([stored.at(-1)]);
        await expect(stereopsis.plates.first()).toContainText(String(stored.at(-1)?.arcsec));
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);
