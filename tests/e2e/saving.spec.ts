import type { Patient, Preferences } from '@isopter/contract';
import { Clinic } from './clinic.ts';
import { expect, test } from './test.ts';

test('two people edit one patient: the second sees both versions, and both changes are kept [OUR-551] [OUR-552]', async ({
  page,
  clinic,
  signIn,
}) => {
  const patient = await clinic.newPatient();
  const stored = () => clinic.call<Patient>('GET', `/api/patients/${patient.id}/`);
  await signIn.session('doctor');
  await page.goto(`/patients/edit/${patient.id}`);
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const panel = page.getByRole('region', { name: 'Someone else changed this record' });
  await expect(field(/^Last name/)).toHaveValue(patient.last_name ?? '');

  await test.step('Changes of different fields are both kept', async () => {
    await clinic.call('PUT', `/api/patients/${patient.id}/`, { date_of_birth: '1950-02-03', patient_id_number: 'N-1' });
    await field(/^E-mail/).fill('second@patients.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`/patients/${patient.id}$`));
    await expect(panel).toBeHidden();
    expect(await stored()).toMatchObject({
      email: 'second@patients.example',
      date_of_birth: '1950-02-03',
      patient_id_number: 'N-1',
    });
  });

  await test.step('A field that both changed is shown in both versions, to choose from', async () => {
    await page.goto(`/patients/edit/${patient.id}`);
    await field(/^First name/).fill('Second');
    await field(/^Patient ID/).fill('N-3');
    await clinic.call('PUT', `/api/patients/${patient.id}/`, { first_name: 'First', phone: '+12025550134' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('radiogroup')).toHaveCount(1);
    await expect(panel.getByRole('radio')).toHaveCount(2);
    await expect(panel).toContainText('saved this record');
    await expect(field(/^First name/)).toHaveValue('Second');
    await panel.getByText('Yours', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`/patients/${patient.id}$`));
    expect(await stored()).toMatchObject({
      first_name: 'Second',
      phone: '+12025550134',
      patient_id_number: 'N-3',
      email: 'second@patients.example',
    });
  });
});

test(
  'preferences that are changed in two places keep both changes [OUR-551] [OUR-552] [OUR-554]',
  { tag: '@all' },
  async ({ page, system, signIn }) => {
    const elsewhere = await Clinic.open(system.address, 'oga');
    const stored = () => elsewhere.call<Preferences>('GET', '/api/preferences/');
    const before = await stored();
    await signIn.session('oga');
    await page.goto('/preferences');
    const dialog = page.getByRole('dialog', { name: 'Preferences' });
    const panel = dialog.getByRole('region', { name: 'You changed this record in another window' });
    await dialog.getByText('The patient cannot pause').click();
    await dialog.getByRole('tab', { name: 'Report' }).click();
    await dialog.getByText('A separate report for each eye').click();
    await elsewhere.prefer({
      enable_opv_dicom: !before.enable_opv_dicom,
      separate_report_for_each_eye: before.separate_report_for_each_eye,
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel).toBeHidden();
    expect(await stored()).toMatchObject({
      disable_pause: !before.disable_pause,
      separate_report_for_each_eye: !before.separate_report_for_each_eye,
      enable_opv_dicom: !before.enable_opv_dicom,
    });

    await test.step('One that both changed is chosen', async () => {
      await page.goto('/preferences?tab=1');
      await dialog.getByRole('button', { name: /Times$/ }).click();
      const other = before.time_format === '12H' ? '24H' : '12H';
      await page.getByRole('option', { name: other === '24H' ? /^24 hours/ : /^12 hours/ }).click();
      await dialog.getByRole('button', { name: /Dates$/ }).click();
      await page.getByRole('option').last().click();
      const chosen = await dialog.getByRole('button', { name: /Dates$/ }).textContent();
      await elsewhere.prefer({ date_format: before.date_format === 'DD/MM/YYYY' ? 'MM/DD/YYYY' : 'DD/MM/YYYY' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(panel).toBeFocused();
      await panel.getByText('You, in another window', { exact: true }).click();
      await expect(dialog.getByRole('button', { name: /Dates$/ })).not.toHaveText(chosen ?? '');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      const after = await stored();
      expect(after.time_format).toBe(other);
      expect(after.date_format).toBe(before.date_format === 'DD/MM/YYYY' ? 'MM/DD/YYYY' : 'DD/MM/YYYY');
    });
    const { disable_pause, separate_report_for_each_eye, enable_opv_dicom, time_format, date_format } = before;
    await elsewhere.prefer({ disable_pause, separate_report_for_each_eye, enable_opv_dicom, time_format, date_format });
    await elsewhere.close();
  },
);
