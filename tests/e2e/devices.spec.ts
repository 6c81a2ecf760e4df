import { expect, test } from './test.ts';

test(
  'a headset someone else takes meanwhile is named, nothing chosen is lost, another one does [FORM-23]',
  { tag: '@all' },
  async ({ page, clinic, signIn, testForm, monitor }) => {
    const patient = await clinic.newPatient();
    await signIn.session('doctor');
    await page.goto(`/tests/new/${patient.id}`);
    await testForm.isShown();
    await testForm.fill('Lane 1 headset');
    await testForm.unfoldOptions();
    await testForm.choose('Stimulus size \\(Goldmann\\)', 'V');
    await page.getByText('Left eye', { exact: true }).click();

    await test.step('Somebody else starts a test on the same headset first', async () => {
      await clinic.startTest(await clinic.newPatient(), 'Lane 1 headset');
      await testForm.done.click();
      await expect(testForm.alert).toContainText('Lane 1 headset Someone else took meanwhile.');
    });

    await test.step('Everything chosen is still there, and the headset is offered no more', async () => {
      await expect(testForm.field('Operator')).toHaveText('Fischer, Lena');
      await expect(testForm.field('Strategy')).toHaveText('AVA Fast');
      await expect(testForm.field('Program')).toHaveText('24-2');
      await testForm.unfoldOptions();
      await expect(testForm.field('Stimulus size \\(Goldmann\\)')).toHaveText('V');
      await expect(page.getByRole('radio', { name: 'Left eye' })).toBeChecked();
      await expect(testForm.device('Lane 1 headset')).toBeDisabled();
    });

    await test.step('With another headset the test starts as it was chosen', async () => {
      await testForm.chooseDevice('Lane 2 headset');
      await testForm.done.click();
      await monitor.isShown();
      await expect(monitor.fact('Device')).toHaveText('Lane 2 headset');
      expect(await clinic.test(monitor.test)).toMatchObject({
        eye: 'OS',
        goldman_size: 5,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
      });
    });
  },
);

test(
  'the dashboard shows a running test and leads to its monitor, which closes back to the patients [PAT-01] [PAT-03] [MON-13]',
  { tag: '@all' },
  async ({ page, clinic, signIn, patients, monitor }) => {
    const patient = await clinic.newPatient();
    await signIn.as('doctor');
    const card = patients.device('Lane 2 headset');
    await expect(card).toContainText('Free');
    await expect(card.getByRole('img', { name: /^Headset battery: \d+%$/ })).toBeVisible();

    const { id } = await clinic.startTest(patient, 'Lane 2 headset');
    await expect(card.getByRole('link', { name: patient.display_name })).toBeVisible();
    await expect(card).toContainText('24-2 AVA Fast, both eyes');
    await expect(card.getByRole('progressbar', { name: 'Test progress' })).toBeVisible();

    await card.getByRole('link', { name: patient.display_name }).click();
    await monitor.isShown();
    await monitor.dismissDots();
    await expect(page).toHaveURL(`/tests/observe/${id}?from=home`);
    await monitor.close.click();
    await patients.isShown();
  },
);

test('the dashboard stays folded away after a reload [PAT-01]', { tag: '@all' }, async ({ page, signIn, patients }) => {
  await signIn.as('doctor');
  await page.getByRole('button', { name: 'Hide devices' }).click();
  await expect(patients.device('Lane 1 headset')).toBeHidden();
  await page.reload();
  await patients.isShown();
  await expect(patients.device('Lane 1 headset')).toBeHidden();
  await page.getByRole('button', { name: 'Show devices' }).click();
  await expect(patients.device('Lane 1 headset')).toBeVisible();
});

test(
  'a running test is green in the list of the patient, and its monitor closes back to it [LIST-02] [LIST-03] [LIST-04] [MON-13]',
  { tag: '@all' },
  async ({ page, clinic, signIn, tests, monitor }) => {
    const patient = await clinic.newPatient();
    await clinic.startTest(patient, 'Lane 1 headset');
    await signIn.session('doctor');
    await page.goto(`/tests/${patient.id}`);
    await tests.isShown(patient.id);
    await expect(tests.status).toHaveText('Started');
    await expect(tests.status).toHaveAttribute('data-tone', 'positive');
    await tests.rows.first().getByRole('button', { name: 'Open the monitor' }).click();
    await monitor.begin();
    await monitor.close.click();
    await tests.isShown(patient.id);
    await expect(tests.status).toHaveText('Finished', { timeout: 30_000 });
    await expect(tests.rows.first().getByRole('button', { name: 'Show the report' })).toBeVisible();
  },
);

test(
  'the monitor of a deleted test shows an error and opens the patients [MON-13]',
  { tag: '@all' },
  async ({ page, clinic, signIn, patients }) => {
    const { id } = await clinic.startTest(await clinic.newPatient(), 'Lane 1 headset');
    await clinic.tidy();
    await signIn.session('doctor');
    await page.goto(`/tests/observe/${id}`);
    await expect(page.getByText('This test no longer exists.')).toBeVisible();
    await patients.isShown();
  },
);
