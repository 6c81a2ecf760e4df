import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { newPerson, nameOf } from './people.ts';
import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

/** The locations of a 24-2 that are not in the blind spot. */
const LOCATIONS = 52;

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test('a doctor examines a new patient with a 24-2 and reads the report [PAT-08] [MON-01] [MON-05] [MON-11] [PERI-01] [PERI-02] [LIST-02] [REP-01] [REP-03]', async ({
  page,
  clinic,
  signIn,
  patients,
  patientForm,
  testForm,
  monitor,
  tests,
}) => {
  const person = clinic.expect(newPerson());

  await test.step('When the doctor signs in and adds a patient, the form of the first test opens', async () => {
    await signIn.as('doctor');
    await patients.newPatient.click();
    await patientForm.fill(person);
    await patientForm.save.click();
    await testForm.isShown();
    await expect(page).toHaveURL(/\/tests\/new\/[\w-]+\?firstTest=true$/);
    await expect(page.getByRole('link', { name: nameOf(person) })).toBeVisible();
  });

  await test.step('And when they choose a headset and a 24-2 and press Done, the monitor opens', async () => {
    await testForm.fill(DEVICE);
    await testForm.done.click();
    await monitor.isShown();
    await expect(monitor.heading).toHaveText('Perimetry 24-2, AVA Fast');
    await expect(monitor.fact('Name')).toHaveText(nameOf(person));
    await expect(monitor.fact('Device')).toHaveText(DEVICE);
  });

  await test.step('The headset asks how many dots the patient sees, and continues with the answer', async () => {
    await expect(monitor.fact('Screen')).toHaveText('Convergence');
    await expect(monitor.answered('Right eye')).toHaveCount(0);
    await monitor.dots.getByRole('button', { name: 'Two dots' }).click();
    await expect(monitor.fact('Screen')).toHaveText('Testing');
    expect((await clinic.test(monitor.test)).monocular).toBe(true);
  });

  await test.step('Stimuli appear in the right eye first, the one being shown is marked, thresholds fill in', async () => {
    await expect(monitor.card('Right eye').getByText('Testing')).toBeVisible();
    await expect(monitor.beingTested('Right eye')).not.toHaveCount(0);
    await expect(monitor.thresholds('Right eye')).not.toHaveCount(0);
    await expect(monitor.answered('Left eye')).toHaveCount(0);
  });

  await test.step('Then in the left eye', async () => {
    await expect(monitor.state('Testing left eye')).toBeVisible();
    await expect(monitor.completion('Right eye')).toHaveAttribute('aria-valuenow', '100');
    await expect(monitor.thresholds('Left eye')).not.toHaveCount(0);
  });

  await test.step('The test finishes with a threshold at every location of both eyes', async () => {
    await expect(monitor.state('Test finished')).toBeVisible({ timeout: 60_000 });
    for (const eye of ['Right eye', 'Left eye'] as const) {
      await expect(monitor.completion(eye)).toHaveAttribute('aria-valuenow', '100');
      expect(await monitor.thresholds(eye).count()).toBeGreaterThanOrEqual(LOCATIONS);
      await expect(monitor.points(eye, 'not yet tested')).toHaveCount(0);
    }
    await expect(monitor.panel.getByRole('slider')).toHaveCount(0);
  });

  await test.step('Its report opens in a separate window, with both eyes and their indices', async () => {
    const opened = page.waitForEvent('popup');
    await monitor.report.click();
    const report = await opened;
    const sheet = report.getByRole('img', { name: new RegExp(person.last_name) });
    await expect(sheet).toBeVisible();
    for (const word of ['MD', 'PSD', 'VFI', 'GHT']) await expect(sheet.getByText(word, { exact: true })).toHaveCount(2);
    await expect(sheet.getByText('Right eye')).toBeVisible();
    await expect(sheet.getByText('Left eye')).toBeVisible();
    await expect(sheet.getByText(/not for clinical use/i)).toBeVisible();
    await report.close();
  });

  await test.step('Closing leads to the tests of the patient, where it is finished', async () => {
    await monitor.close.click();
    const [patient] = await clinic.find(person);
    await tests.isShown(patient?.id ?? '');
    await expect(tests.rows).toHaveCount(1);
    await expect(tests.status).toHaveText('Finished');
    await expect(tests.status).toHaveAttribute('data-tone', 'neutral');
    await expect(tests.cell('Device')).toHaveText(DEVICE);
  });

  await test.step('And its report can be downloaded as PDF and as picture', async () => {
    const pdf = page.waitForEvent('download');
    await tests.choose('Download PDF');
    const document = await contentOf(await pdf);
    expect(document.subarray(0, 5).toString()).toBe('%PDF-');
    expect(document.subarray(-8).toString()).toContain('%%EOF');
    expect(document.length).toBeGreaterThan(20_000);
    expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);

    const png = page.waitForEvent('download');
    await tests.choose('Download picture (PNG)');
    const picture = await contentOf(await png);
    expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(picture.readUInt32BE(16)).toBeGreaterThan(1_000);
    expect(picture.length).toBeGreaterThan(50_000);
  });
});

test(
  'the headset goes through its screens, and forward and back on command [MON-10] [MON-22]',
  { tag: '@all' },
  async ({ system, clinic, signIn, monitor }) => {
    const patient = await clinic.newPatient();
    await system.stopHeadset(DEVICE);
    try {
      const { id } = await clinic.startTest(patient, DEVICE, { skip_tutorial: false });
      await signIn.session('doctor');
      await monitor.open(id);
      await expect(monitor.state('Pending')).toBeVisible();
      await expect(monitor.fact('Screen')).toHaveText('Not known');
      await expect(monitor.controls).toHaveText(['Cancel test']);
      // slow enough for a person to read what it shows
      system.startHeadset(DEVICE, { speed: 5 });
      await expect(monitor.fact('Screen')).toHaveText('Introduction');
      await expect(monitor.fact('Screen')).toHaveText('Tutorial');
      await expect(monitor.controls).toHaveText(['Skip ahead', 'Cancel test']);
      await monitor.forward.click();
      await expect(monitor.fact('Screen')).toHaveText('Convergence');
      await monitor.dismissDots();
      await expect(monitor.controls).toHaveText(['Skip ahead', 'Cancel test', 'Skip back']);
      await monitor.backward.click();
      await expect(monitor.fact('Screen')).toHaveText('Tutorial');
      await monitor.forward.click();
      await expect(monitor.fact('Screen')).toHaveText('Convergence');
      await monitor.dismissDots();
      await monitor.forward.click();
      await expect(monitor.fact('Screen')).toHaveText('Testing');
      await expect(monitor.controls).toHaveText(['Pause', 'Cancel test', 'Restart']);
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);

test('pause, play, volume and restart do on the device what they say [MON-08] [MON-09] [MON-10] [MON-20] [MON-21]', async ({
  page,
  clinic,
  signIn,
  monitor,
}) => {
  const { id } = await clinic.startTest(await clinic.newPatient(), DEVICE);
  const volume = async () => (await clinic.device(DEVICE)).volume;
  await signIn.session('doctor');
  await monitor.open(id);
  await monitor.begin();

  await test.step('Pause stops the test on the headset', async () => {
    await monitor.pause.click();
    await expect(monitor.fact('Screen')).toHaveText('Paused');
    await expect(monitor.controls).toHaveText(['Continue', 'Cancel test', 'Restart']);
    expect((await clinic.test(id)).status).toBe('paused');
  });

  await test.step('The volume is the one of the headset; mute keeps it', async () => {
    const before = Number(await monitor.volume.inputValue());
    await monitor.volume.press('ArrowRight');
    await expect.poll(volume).toBe(before + 1);
    await monitor.panel.getByRole('button', { name: 'Mute' }).click();
    await expect.poll(volume).toBe(0);
    await monitor.panel.getByRole('button', { name: 'Unmute' }).click();
    await expect.poll(volume).toBe(before + 1);
  });

  await test.step('Restart begins again without the previous answers', async () => {
    await monitor.restart.click();
    await page
      .getByRole('alertdialog', { name: 'Restart this test?' })
      .getByRole('button', { name: 'Restart' })
      .click();
    await expect(monitor.fact('Screen')).toHaveText('Testing');
    const { run, stimuli } = await clinic.perimetryState(id);
    expect(run).toBe(2);
    expect(stimuli.every((stimulus) => stimulus.run === 2)).toBe(true);
  });

  await test.step('Play continues the test after a pause', async () => {
    await expect(monitor.thresholds('Right eye')).not.toHaveCount(0);
    await monitor.pause.click();
    await expect(monitor.fact('Screen')).toHaveText('Paused');
    const before = await monitor.thresholds('Right eye').count();
    await monitor.play.click();
    await expect(monitor.fact('Screen')).toHaveText('Testing');
    await expect.poll(() => monitor.thresholds('Right eye').count()).toBeGreaterThan(before);
  });
});

test(
  'cancelling asks first, takes the test off the headset and leaves the list empty [MON-20] [LIST-12]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor }) => {
    const patient = await clinic.newPatient();
    const { id } = await clinic.startTest(patient, DEVICE);
    await signIn.session('doctor');
    await monitor.open(id);
    await monitor.dismissDots();
    await monitor.bar.getByRole('button', { name: 'Cancel test' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this test?' });
    await question.getByRole('button', { name: 'Keep the test' }).click();
    await expect(question).toBeHidden();
    await expect(monitor.fact('Screen')).toHaveText('Convergence');
    await monitor.bar.getByRole('button', { name: 'Cancel test' }).click();
    await question.getByRole('button', { name: 'Cancel test' }).click();
    await expect(page).toHaveURL(`/tests/${patient.id}`);
    await expect(page.getByText('No results found')).toBeVisible();
    await expect.poll(async () => (await clinic.device(DEVICE)).available).toBe(true);
  },
);

test(
  'a report is read in Spanish where the office group prefers it [REP-07]',
  { tag: '@all' },
  async ({ page, clinic, signIn, patients }) => {
    await clinic.prefer({ report_language: 'es' });
    try {
      await signIn.as('doctor');
      const opened = page.waitForEvent('popup');
      await patients.rows.first().getByRole('button', { name: 'Report of the last test' }).click();
      const report = (await opened).getByRole('img', { name: /^Informe de campo visual/ });
      await expect(report).toBeVisible();
      await expect(report.getByText('Ojo derecho')).toBeVisible();
      await expect(report.getByText('No apto para uso clínico')).toBeVisible();
      for (const word of ['DM', 'DEM']) await expect(report.getByText(word, { exact: true })).toHaveCount(2);
    } finally {
      await clinic.prefer({ report_language: 'en' });
    }
  },
);
