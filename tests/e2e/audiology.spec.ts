import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

test(
  'a doctor orders a pure tone test and watches the audiogram fill [MON-01] [MON-05] [MON-18] [AUD-01] [AUD-02] [AUD-03]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, audiology }) => {
    const patient = await clinic.newPatient();
    // slow enough for a person to see it
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: 25 });

    try {
      await test.step('When the doctor orders a pure tone test of the left ear, its monitor opens', async () => {
        await signIn.session('doctor');
        await page.goto(`/tests/new/${patient.id}`);
        await testForm.isShown();
        await testForm.fillPureTone(DEVICE, 'Left ear');
        await testForm.done.click();
        await audiology.isShown();
      });

      await test.step('Tones appear in the list of the left ear, heard and not heard; no convergence is asked for', async () => {
        await expect(audiology.state('Testing left ear')).toBeVisible();
        await expect(audiology.tones('Left ear')).not.toHaveCount(0);
        await expect(audiology.tones('Right ear')).toHaveCount(0);
      });

      await test.step('Results appear in the audiogram, each an eighth of the test', async () => {
        await expect(audiology.results('Left ear')).not.toHaveCount(0);
        await expect(audiology.completion).not.toHaveAttribute('aria-valuenow', '0');
      });

      await test.step('The test finishes with a result at each of eight frequencies', async () => {
        await expect(audiology.state('Test finished')).toBeVisible({ timeout: 90_000 });
        await expect(audiology.results('Left ear')).toHaveCount(8);
        await expect(audiology.completion).toHaveAttribute('aria-valuenow', '100');
      });

      await test.step('And the list is what the server has stored', async () => {
        const stored = await clinic.pureTones(audiology.test);
        await audiology.listAll('Left ear');
        await expect(audiology.tones('Left ear')).toHaveCount(stored.length);
        expect(stored.every(({ ear }) => ear === 'LEFT')).toBe(true);
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);
