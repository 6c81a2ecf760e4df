import type { Page } from '@playwright/test';
import { newPerson } from './people.ts';
import { expect, test } from './test.ts';

const questionOn = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

test(
  'whatever leads away from a half-filled form asks first, and staying loses nothing',
  { tag: '@all' },
  async ({ page, clinic, signIn, patients, patientForm, frame }) => {
    const { id } = await clinic.newPatient();
    const person = newPerson();
    const question = questionOn(page);
    const stays = async (): Promise<void> => {
      await question.getByRole('button', { name: 'Stay on this page' }).click();
      await expect(question).toHaveCount(0);
      await expect(page).toHaveURL('/patients/new');
      await expect(patientForm.field('Last name')).toHaveValue(person.last_name);
    };
    await signIn.session('doctor');
    await page.goto(`/patients/${id}`);
    await page.getByRole('link', { name: 'Patients', exact: true }).first().click();
    await patients.isShown();
    await page.getByRole('link', { name: 'New patient' }).click();
    await patientForm.save.waitFor();
    await patientForm.fill(person);

    await test.step('A link of the menu', async () => {
      await frame.navigation.getByRole('link', { name: 'Live tests' }).click();
      await stays();
    });
    await test.step('The cross and Cancel', async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await stays();
      await patientForm.form.getByRole('button', { name: 'Cancel' }).click();
      await stays();
    });
    await test.step('A command of the palette, and the keys of one', async () => {
      await page.keyboard.press('Control+k');
      await page
        .getByRole('dialog', { name: 'Command palette' })
        .getByRole('menuitem', { name: /^Live tests/ })
        .click();
      await stays();
      await page.getByRole('main').focus();
      await page.keyboard.press('g');
      await page.keyboard.press('p');
      await stays();
    });
    await test.step('Back, once and by two; the form stays in its place of the history', async () => {
      await page.evaluate(() => history.back());
      await stays();
      await page.evaluate(() => history.go(-2));
      await stays();
    });
    await test.step('Signing out', async () => {
      await frame.choose('Sign out');
      await stays();
    });
    await test.step('Reloading', async () => {
      const asked = page.waitForEvent('dialog');
      // not page.reload(): it waits for a page that, after the answer, does not come
      await page.evaluate(() => void setTimeout(() => location.reload()));
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await expect(patientForm.field('Last name')).toHaveValue(person.last_name);
    });
    await test.step('Another language asks nothing and keeps what was typed', async () => {
      await frame.speak(/Español/);
      await expect(page.getByRole('textbox', { name: /^Apellido/ }).first()).toHaveValue(person.last_name);
      await page.getByRole('button', { name: /^Idioma:/ }).click();
      await page.getByRole('option', { name: /English/ }).click();
      await expect(patientForm.field('Last name')).toHaveValue(person.last_name);
    });
    await test.step('A user who confirms leaves the form, and finds it empty on the way back', async () => {
      await page.evaluate(() => history.go(-2));
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await expect(page).toHaveURL(`/patients/${id}`);
      await page.evaluate(() => history.go(2));
      await expect(patientForm.field('Last name')).toHaveValue('');
    });
  },
);

test('saving asks nothing, and leads on', { tag: '@all' }, async ({ page, clinic, signIn, patientForm, testForm }) => {
  const person = newPerson();
  clinic.expect(person);
  await signIn.session('doctor');
  await patientForm.open();
  await patientForm.fill(person);
  await patientForm.save.click();
  await testForm.isShown();
  await expect(questionOn(page)).toHaveCount(0);
});

test(
  'a half-chosen test asks before it is left; back from the monitor of one that was started is the list',
  { tag: '@all' },
  async ({ page, clinic, signIn, tests, testForm }) => {
    const { id } = await clinic.newPatient();
    const question = questionOn(page);
    await signIn.session('doctor');
    await page.goto(`/tests/${id}`);
    await page.getByRole('link', { name: 'New test' }).click();
    await testForm.isShown();
    await testForm.fill('Lane 1 headset');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(testForm.field('Strategy')).toHaveText('AVA Fast');

    await testForm.done.click();
    await expect(page).toHaveURL(/\/tests\/observe\//);
    await page.goBack();
    await expect(page).toHaveURL(`/tests/${id}`);
    await expect(tests.rows).toHaveCount(1);
  },
);

test(
  'a person chosen to merge with, or to move a test to, is not left without a question',
  { tag: '@all' },
  async ({ page, clinic, signIn, frame }) => {
    const [source, target] = [newPerson(), newPerson()];
    const { id } = await clinic.newPatient(source);
    await clinic.newPatient(target);
    await signIn.session('doctor');
    await page.goto(`/patients/merge/${id}`);
    await page.getByRole('combobox').fill(target.last_name);
    await page.getByRole('option', { name: new RegExp(target.last_name) }).click();
    await frame.navigation.getByRole('link', { name: 'Live tests' }).click();
    await questionOn(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/wall');
  },
);
