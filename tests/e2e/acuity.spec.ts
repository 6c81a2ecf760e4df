import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

/** Slow enough for a person to see it, and to skip an eye in time. */
const SPEED = 25;

const answerDots = (page: Page): Promise<void> => page.getByRole('button', { name: 'One dot' }).click();

test(
  'a doctor orders visual acuity with answers by voice and larger subtitles, watches its phases, and skips an eye [FORM-12] [FORM-17] [FORM-29] [FORM-31] [OUR-365] [MON-01] [MON-05] [MON-18] [ACU-01] [ACU-02] [ACU-03] [ACU-04]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, acuity }) => {
    const patient = await clinic.newPatient();
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: SPEED });

    try {
      await test.step('When the doctor orders it, its monitor opens', async () => {
        await signIn.session('doctor');
        await page.goto(`/tests/new/${patient.id}`);
        await testForm.isShown();
        await testForm.fillAcuity(DEVICE, 'Visual acuity');
        await testForm.answerByVoice();
        await testForm.enlargeSubtitles();
        await testForm.done.click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
        await acuity.isShown('landolt-c');
      });

      await test.step('The headset receives these settings', async () => {
        expect(system.orderOn(DEVICE, acuity.test)).toMatchObject({
          control_type: { name: 'Voice' },
          language: 'en',
          subtitles: true,
          subtitle_increase_text_size: true,
        });
        await answerDots(page);
      });

      await test.step('Optotypes of the right eye come first, and end with their result', async () => {
        await expect(acuity.state('Testing right eye')).toBeVisible({ timeout: 20_000 });
        await expect(acuity.skip('the right eye')).toBeVisible();
        await expect(acuity.records('Results', 'Right eye')).not.toHaveCount(0);
        await expect.poll(() => acuity.percentDone(), { timeout: 20_000 }).toBeGreaterThanOrEqual(33);
      });

      await test.step('The left eye is skipped on the headset, and shown as skipped', async () => {
        await expect(acuity.state('Testing left eye')).toBeVisible({ timeout: 20_000 });
        await acuity.skip('the left eye').click();
        await expect(acuity.eye('Left eye').getByText('Skipped').first()).toBeVisible();
        await expect.poll(() => acuity.percentDone()).toBeGreaterThanOrEqual(67);
      });

      await test.step('The test continues with both eyes and finishes', async () => {
        await expect(acuity.state('Test finished')).toBeVisible({ timeout: 60_000 });
        await expect(acuity.completion).toHaveAttribute('aria-valuenow', '100');
      });

      await test.step('And the lists are what the server has stored', async () => {
        const stored = await clinic.acuityResults(acuity.test);
        for (const [name, eye] of [
          ['Right eye', 'OD'],
          ['Left eye', 'OS'],
          ['Both eyes', 'OU'],
        ] as const) {
          await expect(acuity.records('Results', name)).toHaveCount(
            stored.filter((record) => record.eye === eye).length,
          );
        }
        expect(stored.filter(({ skipped }) => skipped).map(({ eye }) => eye)).toEqual(['OS']);
        expect(stored.filter(({ threshold }) => threshold).map(({ eye }) => eye)).toEqual(['OD', 'OU']);
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);

test(
  'a C-Suite is watched from acuity to contrast as one test [MON-18] [MON-19] [ACU-03] [CON-01] [CON-02]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, acuity }) => {
    const patient = await clinic.newPatient();
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: 2 * SPEED });

    try {
      await test.step('It begins on the monitor of acuity', async () => {
        await signIn.session('doctor');
        await page.goto(`/tests/new/${patient.id}`);
        await testForm.isShown();
        await testForm.fillAcuity(DEVICE, 'C-Suite');
        await testForm.done.click();
        await acuity.isShown('landolt-c');
        await answerDots(page);
        await expect(acuity.state('Testing right eye')).toBeVisible({ timeout: 20_000 });
      });

      await test.step('And continues automatically on the contrast monitor until it is finished', async () => {
        await acuity.isShown('contrast');
        await expect(acuity.state('Test finished')).toBeVisible({ timeout: 60_000 });
        await expect(acuity.eye('Right eye').getByText('Complete')).toBeVisible();
        await expect(acuity.eye('Left eye').getByText('Complete')).toBeVisible();
      });

      await test.step('What is shown is what is stored, and acuity can be looked at again', async () => {
        const stored = await clinic.contrastResponses(acuity.test);
        await expect(acuity.records('Records', 'Right eye')).toHaveCount(
          stored.filter(({ eye }) => eye === 'OD').length,
        );
        await page.getByRole('link', { name: 'Visual acuity' }).click();
        await acuity.isShown('landolt-c');
        await expect(acuity.completion).toHaveAttribute('aria-valuenow', '100');
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);
