import { expect, test as base } from './test.ts';

const DEVICE = 'Lane 1 headset';

/** Slow enough for a person to see it. */
const SPEED = 25;

const test = base.extend<{ order: (strategy: string, kind: 'color' | 'ishihara' | 'waggoner') => Promise<void> }>({
  /** A doctor orders a colour vision test for a new patient, and its monitor opens. */
  order: async ({ page, clinic, signIn, testForm, colorVision }, provide) => {
    await provide(async (strategy, kind) => {
      const patient = await clinic.newPatient();
      await signIn.session('doctor');
      await page.goto(`/tests/new/${patient.id}`);
      await testForm.isShown();
      await testForm.fillColorVision(DEVICE, strategy);
      await testForm.done.click();
      await colorVision.isShown(kind);
    });
  },
});

test.beforeEach(async ({ system }) => {
  await system.stopHeadset(DEVICE);
  system.startHeadset(DEVICE, { speed: SPEED });
});
test.afterEach(async ({ system, clinic }) => {
  await clinic.tidy();
  await system.stopHeadset(DEVICE);
  system.startHeadset(DEVICE);
});

test(
  'a doctor orders a D-15 and watches the caps being arranged by each eye [MON-01] [MON-05] [MON-11] [MON-18] [COL-01] [COL-02] [COL-05]',
  { tag: '@all' },
  async ({ clinic, order, colorVision }) => {
    await order('D-15', 'color');

    await test.step('A patient who sees two dots is examined eye by eye', async () => {
      await colorVision.dots.getByRole('button', { name: 'Two dots' }).click();
      await expect(colorVision.state('Testing right eye')).toBeVisible();
      await expect(colorVision.panel('Right eye').getByText('Currently testing')).toBeVisible();
      await expect(colorVision.panel('Both eyes').getByText('Not tested')).toBeVisible();
    });

    await test.step('Caps are joined on the circle as they are put', async () => {
      await expect(colorVision.placed('Right eye')).not.toHaveCount(0);
      await expect(colorVision.state('Testing left eye')).toBeVisible({ timeout: 30_000 });
      await expect(colorVision.completion('Right eye')).toHaveAttribute('aria-valuenow', '100');
    });

    await test.step('The test finishes with the scores of both eyes', async () => {
      await expect(colorVision.state('Test finished')).toBeVisible({ timeout: 30_000 });
      for (const eye of ['Right eye', 'Left eye'] as const) {
        await expect(colorVision.placed(eye)).toHaveCount(15);
        await expect(colorVision.panel(eye).getByText('Within normal limits')).toBeVisible();
      }
    });

    await test.step('And the arrangement is what the server has stored', async () => {
      const { eye_states } = await clinic.colorVision(colorVision.test);
      expect(eye_states.map(({ eye }) => eye)).toEqual(['OD', 'OS']);
      for (const { eye, sections } of eye_states) {
        const order = sections[0]?.result as number[];
        await expect(colorVision.row(eye === 'OD' ? 'Right eye' : 'Left eye')).toHaveText(
          [0, ...order].map((cap) => String(cap)),
        );
      }
    });
  },
);

test(
  'a doctor watches Ishihara plates being read with both eyes [MON-05] [MON-18] [COL-03] [COL-06]',
  { tag: '@all' },
  async ({ clinic, order, colorVision }) => {
    await order('Ishihara plates', 'ishihara');

    await test.step('Who sees one dot reads the plates with both eyes; those to come are there already', async () => {
      await colorVision.dots.getByRole('button', { name: 'One dot' }).click();
      await expect(colorVision.state('Testing both eyes')).toBeVisible();
      await expect(colorVision.plates('Both eyes')).toHaveCount(17);
    });

    await test.step('The test finishes with every plate answered, as the server has stored it', async () => {
      await expect(colorVision.state('Test finished')).toBeVisible({ timeout: 30_000 });
      await expect(colorVision.completion('Both eyes')).toHaveAttribute('aria-valuenow', '100');
      const { eye_states } = await clinic.ishihara(colorVision.test);
      const right = eye_states[0]!.responses.filter(({ value, answer }) => value === answer).length;
      await expect(colorVision.plates('Both eyes', 'Right')).toHaveCount(right);
      await expect(colorVision.plates('Both eyes', 'Wrong')).toHaveCount(17 - right);
      await expect(colorVision.panel('Both eyes').getByText(/^\d+ of 15 right$/)).toBeVisible();
    });
  },
);

test(
  'a doctor watches the sections of a Waggoner test appear [MON-05] [MON-18] [COL-01] [COL-05]',
  { tag: '@all' },
  async ({ clinic, order, colorVision }) => {
    await order('Waggoner, older children', 'waggoner');

    await test.step('Sections appear as they come, and one is being tested', async () => {
      await colorVision.dots.getByRole('button', { name: 'One dot' }).click();
      await expect(colorVision.sections('Both eyes').getByText('Currently testing')).toBeVisible();
      await expect(colorVision.sections('Both eyes')).toHaveCount(2, { timeout: 20_000 });
    });

    await test.step('Normal colour vision ends the test after three, as the server has stored it', async () => {
      await expect(colorVision.state('Test finished')).toBeVisible({ timeout: 40_000 });
      await expect(colorVision.sections('Both eyes')).toHaveCount(3);
      const { eye_states } = await clinic.waggoner(colorVision.test);
      for (const { correct_answers, total_answers } of eye_states[0]!.sections) {
        const score = `Test score: ${correct_answers} of ${total_answers}`;
        await expect(colorVision.sections('Both eyes').getByText(score, { exact: true })).toBeVisible();
      }
    });
  },
);
