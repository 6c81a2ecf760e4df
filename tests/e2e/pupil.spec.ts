import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

test(
  'a doctor orders a pupil test and watches both pupils react [MON-01] [MON-05] [MON-18] [PUP-01] [PUP-02] [PUP-03]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, pupil }) => {
    const patient = await clinic.newPatient();
    // slow enough for a person to see it
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: 10 });

    try {
      await test.step('When the doctor orders pupillometry of both eyes, its monitor opens', async () => {
        await signIn.session('doctor');
        await page.goto(`/tests/new/${patient.id}`);
        await testForm.isShown();
        await testForm.fillPupil(DEVICE);
        await testForm.done.click();
        await pupil.isShown();
        await pupil.begin();
      });

      await test.step('Period after period appears, first of both eyes, then of each', async () => {
        await expect(pupil.periods('Left eye', 'Adaptation')).toHaveCount(1);
        await expect(pupil.periods('Right eye', 'Stimulation')).not.toHaveCount(0);
        await expect(pupil.completion).not.toHaveAttribute('aria-valuenow', '100');
      });

      await test.step('The test finishes with the curves and grades of both eyes', async () => {
        await expect(pupil.state('Test finished')).toBeVisible({ timeout: 60_000 });
        await expect(pupil.curves).toHaveCount(2);
        await expect(pupil.eye('Right eye').getByText('Normal')).toBeVisible();
        await expect(pupil.eye('Left eye').getByText('Normal')).toBeVisible();
        await expect(pupil.completion).toHaveAttribute('aria-valuenow', '100');
      });

      await test.step('And what is shown is what the server has stored', async () => {
        const stored = await clinic.pupils(pupil.test);
        expect(stored.test_percentage_done).toBe(100);
        expect(stored.od_state.result).toBe('Normal');
        expect(stored.history?.length).toBeGreaterThan(60);
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);
