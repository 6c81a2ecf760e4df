import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

test(
  'a doctor orders a sensorimotor suite and watches each of its tests where it is shown [MON-01] [MON-05] [MON-18] [EOM-01] [COV-01] [SENS-01]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, motility }) => {
    const patient = await clinic.newPatient();
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: 8 });

    try {
      await test.step('When the doctor orders the suite, the monitor of eye movements opens with the first attempts', async () => {
        await signIn.session('doctor');
        await page.goto(`/tests/new/${patient.id}`);
        await testForm.isShown();
        await testForm.fillKind(DEVICE, 'Sensorimotor suite');
        await testForm.done.click();
        await motility.isShown('eoms', 30_000);
      });

      await test.step('Both eyes follow together, direction by direction', async () => {
        await expect(motility.state('Testing both eyes')).toBeVisible();
        await expect(motility.marks('Eye movements, Right eye', /of the way/)).not.toHaveCount(0);
        await expect(motility.marks('Eye movements, Left eye', /of the way/)).not.toHaveCount(0);
      });

      // one direction ends before a slow page has drawn it; the journey below watches the cover test to its end
      await test.step('Then the cover test runs', async () => {
        await motility.isShown('cover', 30_000);
      });

      await test.step('Then the targets are aligned, until the test is done', async () => {
        await motility.isShown('sensorimotor', 30_000);
        await expect(motility.state('Test finished')).toBeVisible({ timeout: 60_000 });
        await expect(motility.marks('Alignment, Both eyes', /Result/)).toHaveCount(9);
        await expect(motility.completion('Completed')).toHaveAttribute('aria-valuenow', '100');
      });

      await test.step('And what is shown is what the server has stored, of all three', async () => {
        const { attempts, cover, alignment } = await clinic.motility(motility.test);
        expect(new Set(attempts.map(({ eye, direction }) => `${eye} ${direction}`)).size).toBe(16);
        expect(cover).toMatchObject({ progress: 100, finished_directions: [0] });
        expect(alignment.locations_done).toHaveLength(9);
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);

for (const { kind, monitor, chart, marks, count } of [
  { kind: 'Eye motility', monitor: 'eoms', chart: 'Eye movements, Left eye', marks: /of the way/, count: 8 },
  { kind: 'Cover test', monitor: 'cover', chart: 'Cover test, Left eye', marks: /alternated \d|no movement/, count: 1 },
] as const) {
  test(
    `${kind} is watched to its end [MON-18] [EOM-02] [COV-02]`,
    { tag: '@all' },
    async ({ page, system, clinic, signIn, testForm, motility }) => {
      const patient = await clinic.newPatient();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE, { speed: 60 });
      try {
        await signIn.session('doctor');
        await page.goto(`/tests/new/${patient.id}`);
        await testForm.isShown();
        await testForm.fillKind(DEVICE, kind);
        await testForm.done.click();
        await motility.isShown(monitor);
        await expect(motility.state('Test finished')).toBeVisible({ timeout: 60_000 });
        await expect(motility.marks(chart, marks)).toHaveCount(count);
      } finally {
        await clinic.tidy();
        await system.stopHeadset(DEVICE);
        system.startHeadset(DEVICE);
      }
    },
  );
}
