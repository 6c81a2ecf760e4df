import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

test(
  'a doctor orders a kinetic test and watches the isopter close [MON-01] [MON-05] [MON-18] [KIN-01] [KIN-03]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, kinetic }) => {
    const patient = await clinic.newPatient();
    // slow enough for a person to see it
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: 40 });

    try {
      await test.step('When the doctor orders a kinetic test of the left eye, its monitor opens', async () => {
        await signIn.session('doctor');
        await page.goto(`/tests/new/${patient.id}`);
        await testForm.isShown();
        await testForm.fillKinetic(DEVICE, 'Left eye');
        await testForm.done.click();
        await kinetic.isShown();
      });

      await test.step('Directions appear one after the other, of the left eye alone', async () => {
        await expect(kinetic.state('Testing left eye')).toBeVisible({ timeout: 30_000 });
        await expect(kinetic.directions('Left eye')).not.toHaveCount(0);
        await expect(kinetic.completion('Left eye')).not.toHaveAttribute('aria-valuenow', '100');
        await expect(kinetic.area('Left eye')).toHaveCount(0);
      });

      await test.step('The test finishes with all 24 directions and an area', async () => {
        await expect(kinetic.state('Test finished')).toBeVisible({ timeout: 60_000 });
        await expect(kinetic.directions('Left eye')).toHaveCount(24);
        await expect(kinetic.completion('Left eye')).toHaveAttribute('aria-valuenow', '100');
        await expect(kinetic.area('Left eye')).toBeVisible();
      });

      await test.step('And what is shown is what the server has stored', async () => {
        const stored = await clinic.kineticAnswers(kinetic.test);
        expect(stored.every(({ eye }) => eye === 'OS')).toBe(true);
        const directions = stored.filter(({ is_blind_spot, direction }) => !is_blind_spot && direction > 0);
        expect(new Set(directions.map(({ direction }) => direction)).size).toBe(24);
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);
