import { Clinic } from './clinic.ts';
import { nameOf, newPerson } from './people.ts';
import { expect, test } from './test.ts';

test('the form of a new test is for the patient of its address or for nobody, takes a first test and an item of the worklist, and closes to where it came from [FORM-01]', async ({
  page,
  system,
  signIn,
  testForm,
}) => {
  // of an office group with a PACS
  const clinic = await Clinic.open(system.address, 'offline');
  const person = newPerson();
  const { id } = await clinic.newPatient(person);
  const [listed] = await clinic.find(person);
  expect(listed?.id).toBe(id);
  const name = page.getByRole('main').getByText(nameOf(person)).first();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await signIn.session('offline');

  await test.step('For a patient, who is loaded, and back to their tests', async () => {
    await page.goto(`/tests/new/${id}`);
    await testForm.isShown();
    await expect(name).toBeVisible();
    await expect(page.getByRole('button', { name: /default test/ })).toHaveCount(0);
    await close.click();
    await expect(page).toHaveURL(`/tests/${id}`);
  });

  await test.step('For nobody', async () => {
    await page.goto('/tests/new/none');
    await testForm.isShown();
    await expect(name).toHaveCount(0);
    await close.click();
    await expect(page).toHaveURL('/patients');
  });

  await test.step('As the first test', async () => {
    await page.goto(`/tests/new/${id}?firstTest=true`);
    await testForm.isShown();
    await expect(page.getByRole('button', { name: /default test/ })).toBeVisible();
  });

  await test.step('For an item of the worklist, and back to it', async () => {
    await page.goto(`/tests/new/${id}?mwlId=1`);
    await testForm.isShown();
    await expect(name).toBeVisible();
    await close.click();
    await expect(page).toHaveURL('/work-items');
  });
  await clinic.tidy();
  await clinic.close();
});
