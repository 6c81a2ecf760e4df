import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

test.afterEach(async ({ system, clinic }) => {
  await clinic.tidy();
  await system.stopHeadset(DEVICE);
  system.startHeadset(DEVICE);
});

test(
  'a doctor orders an Esterman test and watches the map of both eyes fill [MON-01] [MON-05] [MON-18] [EST-01] [EST-02]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, esterman }) => {
    const patient = await clinic.newPatient();
    await system.stopHeadset(DEVICE);
    // slow enough for a person to see it
    system.startHeadset(DEVICE, { speed: 60, patient: 'hemianopia-1' });

    await test.step('When the doctor orders an Esterman test, its monitor opens, and no dots are asked for', async () => {
      await signIn.session('doctor');
      await page.goto(`/tests/new/${patient.id}`);
      await testForm.isShown();
      await testForm.fillPerimetry(DEVICE, 'Esterman');
      await testForm.done.click();
      await esterman.isShown();
      await expect(esterman.dots).toBeHidden();
    });

    await test.step('Points appear, seen at the right and not seen at the left', async () => {
      await expect(esterman.state('Testing both eyes')).toBeVisible({ timeout: 15_000 });
      await expect(esterman.points('seen')).not.toHaveCount(0);
      await expect(esterman.points('not seen')).not.toHaveCount(0);
      await expect(esterman.fact('Functional score')).toContainText('when all points are tested');
    });

    await test.step('The test finishes with every point answered, and its score', async () => {
      await expect(esterman.state('Test finished')).toBeVisible({ timeout: 40_000 });
      await expect(esterman.points('not yet tested')).toHaveCount(0);
      await expect(esterman.completion).toHaveAttribute('aria-valuenow', '100');
    });

    await test.step('And what is shown is what the server has stored', async () => {
      const { stimuli, progress } = await clinic.estermanState(esterman.test);
      const seen = stimuli.filter(({ viewed, response_time }) => viewed && response_time! >= 0.15);
      const points = new Set(seen.map(({ x, y }) => `${x},${y}`));
      await expect(esterman.points('seen')).toHaveCount(points.size);
      await expect(esterman.fact('Functional score')).toContainText(`${points.size} of 120`);
      expect(seen.every(({ x }) => x > 0)).toBe(true);
      expect(progress.total).toBe(100);
    });
  },
);

test(
  'an examiner tapes the lid between the regions of a ptosis test, and continues [PERI-07] [MON-09] [MON-10]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, monitor }) => {
    const patient = await clinic.newPatient();
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: 60, patient: 'ptosis-1' });
    await signIn.session('doctor');
    const { id } = await clinic.startTest(patient, DEVICE, {
      test_group: { group: 'PERIMETRY', strategy: 'PTOSIS', protocol: '30-2-PTOSIS-TRADITIONAL' },
      eye: 'OD',
      skip_convergence_testing: true,
    });
    await monitor.open(id);

    const proceed = monitor.prompt;
    await test.step('At half of the test the headset waits, and the monitor says why', async () => {
      await expect(page.getByText('Region 1 is done. Tape the eyelid and continue with region 2.')).toBeVisible({
        timeout: 20_000,
      });
      await expect(monitor.state('Paused')).toBeVisible();
      await expect(monitor.completion('Right eye')).toHaveAttribute('aria-valuenow', '50');
      await expect(monitor.play).toBeVisible();
    });

    await test.step('It waits until the examiner continues', async () => {
      const { stimuli } = await clinic.perimetryState(id);
      expect(stimuli.every(({ region_no }) => region_no === 1)).toBe(true);
      await proceed.click();
      await expect(proceed).toBeHidden();
    });

    await test.step('The second region starts with a clear plot and sees more than the first', async () => {
      await expect(page.getByText('Region 2', { exact: true })).toBeVisible();
      await expect(monitor.state('Test finished')).toBeVisible({ timeout: 20_000 });
      const note = await page.getByText(/points seen · Region 1:/).textContent();
      const [after = 0, , before = 0] = [...(note ?? '').matchAll(/(\d+) of (\d+)/g)].flatMap(([, a, b]) => [
        Number(a),
        Number(b),
      ]);
      expect(after).toBeGreaterThan(before);
      const { stimuli } = await clinic.perimetryState(id);
      expect(new Set(stimuli.map(({ region_no }) => region_no))).toEqual(new Set([1, 2]));
    });
  },
);

test(
  'a supra-threshold test shows seen and not seen, and what the server has stored [PERI-01] [PERI-08]',
  { tag: '@all' },
  async ({ system, clinic, signIn, monitor }) => {
    const patient = await clinic.newPatient();
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { patient: 'hemianopia-1' });
    await signIn.session('doctor');
    const { id } = await clinic.startTest(patient, DEVICE, {
      test_group: { group: 'PERIMETRY', strategy: 'SUPRA_THRESHOLD', protocol: '24-2' },
      skip_convergence_testing: true,
    });
    await monitor.open(id);
    await expect(monitor.state('Test finished')).toBeVisible({ timeout: 30_000 });
    await monitor.show('Table');
    const { stimuli } = await clinic.perimetryState(id);
    for (const [eye, name] of [
      ['OD', 'Right eye'],
      ['OS', 'Left eye'],
    ] as const) {
      const rows = await monitor.table(name);
      const answered = stimuli.filter(
        (one) =>
          one.eye === eye &&
          one.viewed &&
          one.response_time! >= 0.15 &&
          !one.is_blind_spot &&
          one.catch_trial !== 'blank' &&
          !one.false_negative,
      );
      const seen = new Set(answered.map(({ x, y }) => `${x},${y}`));
      expect(
        rows
          .filter(({ result }) => result === 'seen')
          .map(({ x, y }) => `${x},${y}`)
          .toSorted(),
      ).toEqual([...seen].toSorted());
      expect(rows.filter(({ x, result }) => x < 0 && result === 'seen')).toEqual([]);
    }
  },
);
