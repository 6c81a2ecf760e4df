import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Hands } from './hands.ts';
import { newPerson, PASSWORD, typedDate } from './people.ts';
import { expect, test } from './test.ts';

/** Examines the screen as it is now in both themes: state is expensive to reach, a theme is not. */
async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
}

test(
  'the sign-in, empty and refused, is accessible in light and dark [KIT-05]',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn.open();
    await expectAccessibleInThemes(page);
    await signIn.try('nobody', 'wrong-password-1');
    await expect(signIn.alert).toBeVisible();
    await expectAccessibleInThemes(page);
  },
);

test(
  'the patients and their menus are accessible in light and dark [KIT-05]',
  { tag: '@all' },
  async ({ page, signIn, frame, patients }) => {
    await signIn.as('doctor');
    await expect(patients.rows).toHaveCount(50);
    await expect(patients.device('Lane 1 headset')).toBeVisible();
    await expectAccessibleInThemes(page);
    await frame.account.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInThemes(page);
  },
);

test(
  'the forms of a patient and of a test are accessible in light and dark [KIT-05]',
  { tag: '@all' },
  async ({ page, clinic, signIn, patientForm, testForm }) => {
    const { id } = await clinic.newPatient();
    await signIn.session('doctor');
    await patientForm.open();
    await patientForm.save.click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.goto(`/tests/new/${id}`);
    await testForm.fill('Lane 1 headset');
    await expectAccessibleInThemes(page);
  },
);

test(
  'the monitor, asking, running and finished, is accessible in light and dark [KIT-05]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor, tests }) => {
    const patient = await clinic.newPatient();
    const { id } = await clinic.startTest(patient, 'Lane 1 headset');
    await signIn.session('doctor');
    await monitor.open(id);
    await expect(monitor.dots).toBeVisible();
    await expectAccessibleInThemes(page);
    await monitor.begin();
    await monitor.pause.click();
    await expect(monitor.fact('Screen')).toHaveText('Paused');
    for (const display of ['Numeric', 'Grayscale', 'Table'] as const) {
      await monitor.show(display);
      await expectAccessibleInThemes(page);
    }
    await monitor.play.click();
    await expect(monitor.state('Test finished')).toBeVisible({ timeout: 60_000 });
    await expectAccessibleInThemes(page);
    await monitor.close.click();
    await tests.isShown(patient.id);
    await expectAccessibleInThemes(page);
  },
);

test('an examination is started with the keyboard alone [KIT-05]', async ({
  page,
  clinic,
  signIn,
  patients,
  patientForm,
  testForm,
  monitor,
}) => {
  const person = clinic.expect(newPerson());
  const { keyboard } = page;
  const hands = new Hands(page);

  const choose = async (label: string, option: string): Promise<void> => {
    await hands.reach(testForm.field(label));
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: label })).toBeVisible();
    await keyboard.type(option);
    await keyboard.press('Enter');
    await expect(testForm.field(label)).toContainText(option);
  };

  await test.step('Signing in', async () => {
    await signIn.open();
    await hands.reach(signIn.username);
    await keyboard.type('doctor');
    await hands.reach(signIn.password);
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await patients.isShown();
  });

  await test.step('A new patient', async () => {
    await hands.reach(patients.newPatient);
    await keyboard.press('Enter');
    await hands.reach(patientForm.field('First name'));
    await keyboard.type(person.first_name);
    await hands.reach(patientForm.field('Last name'));
    await keyboard.type(person.last_name);
    await hands.reach(patientForm.field('Date of birth'));
    await keyboard.type(typedDate(person.date_of_birth));
    await keyboard.press('Enter');
    await testForm.isShown();
  });

  await test.step('The test', async () => {
    await keyboard.press('/');
    await keyboard.type('perimetry');
    await keyboard.press('Enter');
    await expect(testForm.kinds.getByRole('radio', { name: /^Perimetry/ })).toBeChecked();
    await choose('Strategy', 'AVA F');
    await choose('Program', '24-2');
    await hands.reach(testForm.device('Lane 1'));
    await keyboard.press('Space');
    await choose('Operator', 'Karim');
    await hands.reach(testForm.done);
    await keyboard.press('Enter');
  });

  await test.step('The question of the monitor, and its controls', async () => {
    await monitor.isShown();
    await hands.reach(monitor.dots.getByRole('button', { name: 'One dot' }));
    await keyboard.press('Enter');
    await expect(monitor.fact('Screen')).toHaveText('Testing');
    await hands.reach(monitor.pause);
    await keyboard.press('Enter');
    await expect(monitor.fact('Screen')).toHaveText('Paused');
  });
});
