import type { CustomBundle } from '@isopter/contract';
import { Clinic } from './clinic.ts';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

test(
  'a user creates a bundle of three tests in the wizard, it advances automatically, and its report opens [BUND-03] [BUND-06] [BUND-12] [BUND-14]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor, audiology, bundleForm }) => {
    // three whole tests, on a machine that may be busy
    test.setTimeout(patience(300_000));
    const patient = await clinic.newPatient();
    await signIn.session('doctor');

    await test.step('From the bundles of the patient a new one is begun', async () => {
      await page.goto(`/tests/bundles/${patient.id}`);
      await expect(page.getByText('No results found')).toBeVisible();
      await page.getByRole('link', { name: 'New bundle' }).click();
      await bundleForm.isAt(1);
    });

    await test.step('Three tests are put together, by keys and pointer alike', async () => {
      await bundleForm.screenBothEars(DEVICE);
      await bundleForm.another();
      await bundleForm.isAt(3);
      await bundleForm.choosePureTone('Pure tone', 'Left ear');
      await expect(bundleForm.order.getByRole('listitem')).toHaveCount(3);
      await bundleForm.finish();
    });

    const id = await test.step('The monitor of the first test opens', async () => {
      await expect(page).toHaveURL(/\/tests\/observe-audiology\/[\w-]+$/);
      await audiology.isShown();
      const { test_bundle } = await clinic.test(audiology.test);
      expect(await clinic.bundle(test_bundle!.id)).toMatchObject({ total_test_count: 3 });
      return test_bundle!.id;
    });

    // bundle.spec.ts checks the monitors on the way
    await test.step('The bundle advances automatically, and finishes with its last test', async () => {
      await expect.poll(async () => (await clinic.bundle(id)).test_bundle_index, { timeout: 120_000 }).toBe(3);
      await expect.poll(async () => (await clinic.bundle(id)).status.name, { timeout: 120_000 }).toBe('finished');
    });

    await test.step('In the list it is finished, and its report is asked for', async () => {
      await monitor.close.click();
      await expect(page).toHaveURL(`/tests/bundles/${patient.id}`);
      const row = page.getByRole('grid', { name: 'Bundles' }).getByRole('row', { name: /Audiometry/ });
      await expect(row.getByText('3 of 3')).toBeVisible();
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Show the report…' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Full report' })).toBeEnabled();
    });
  },
);

test(
  'a custom bundle is made by the office-group admin and started by a doctor from the test form [BUND-09] [BUND-15] [FORM-03] [FORM-28]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, frame, patients, testForm, audiology, bundleForm }) => {
    test.setTimeout(patience(120_000));
    const patient = await clinic.newPatient();
    const name = `Hearing ${patient.last_name}`;

    await test.step('The admin makes it: a name, then two tests', async () => {
      await signIn.as('oga');
      await patients.isShown();
      await frame.navigation.getByRole('link', { name: 'Custom bundles' }).click();
      await page.getByRole('link', { name: 'New custom bundle' }).click();
      await bundleForm.isAt(1);
      await page.getByRole('textbox', { name: /^Name/ }).fill(name);
      await bundleForm.choosePureTone('Pure tone screening', 'Left ear');
      await bundleForm.another();
      await bundleForm.choosePureTone('Pure tone screening', 'Right ear');
      await bundleForm.finish('Create bundle');
      await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    });

    const doctor = await Clinic.open(system.address, 'doctor');
    try {
      await test.step('A doctor may not make one, and starts it like a kind of test', async () => {
        expect(
          (await doctor.ask('POST', '/api/custom-test-bundle-types/', { name, test_descriptions: [] })).status,
        ).toBe(403);
        await frame.signOut();
        await signIn.session('doctor');
        await page.goto(`/tests/new/${patient.id}`);
        await testForm.isShown();
        await testForm.chooseDevice(DEVICE);
        await testForm.choose('Operator', 'Fischer, Lena');
        await testForm.choose('Kind of test', 'Custom bundle');
        await testForm.choose('Bundle', name);
        await testForm.done.click();
        await audiology.isShown();
        const { test_bundle } = await clinic.test(audiology.test);
        expect(await clinic.bundle(test_bundle!.id)).toMatchObject({ total_test_count: 2, patient: patient.id });
        await clinic.call('DELETE', `/api/testbundles/${test_bundle!.id}/`);
      });
    } finally {
      await doctor.close();
      const { results } = await clinic.call<{ results: CustomBundle[] }>('GET', '/api/custom-test-bundle-types/');
      for (const { id } of results.filter((one) => one.name === name)) {
        await clinic.call('DELETE', `/api/custom-test-bundle-types/${id}/`);
      }
    }
  },
);
