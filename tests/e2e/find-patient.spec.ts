import { nameOf, newPerson } from './people.ts';
import { expect, patience, test } from './test.ts';

test('a patient is found from every screen, and their tests in those of the clinic [OUR-740] [OUR-742]', async ({
  page,
  clinic,
  signIn,
  patients,
}) => {
  const person = newPerson();
  const { id } = await clinic.newPatient(person);
  await signIn.as('doctor');
  await patients.isShown();
  const button = page.getByRole('button', { name: 'Find a patient' });
  const field = page.getByRole('combobox', { name: 'Find a patient' });

  await test.step('The keys open the search on a screen without a list', async () => {
    await page.goto('/help');
    await expect(button).toBeVisible();
    await page.getByRole('main').focus();
    // the second key has to follow within a time that a busy machine may exceed
    await expect(async () => {
      await page.keyboard.press('f');
      await page.keyboard.press('p');
      await expect(field).toBeFocused({ timeout: patience(3_000) });
    }).toPass();
  });

  await test.step('Enter opens the only patient found', async () => {
    await field.fill(`${person.last_name} ${person.first_name}`);
    await expect(page.getByRole('option', { name: nameOf(person) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/patients/${id}`);
    await expect(field).toHaveCount(0);
  });

  await test.step('A search without results shows a message, and Escape returns the focus', async () => {
    await button.click();
    await field.fill('nobody has this name');
    await expect(page.getByText('No patient found.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  await test.step('The tests of the clinic are searched by patient', async () => {
    await page.goto('/tests');
    const search = page.getByRole('searchbox', { name: 'Search tests by patient' });
    await search.fill(person.last_name);
    await search.press('Enter');
    await expect(page.getByText('No tests of patients match', { exact: false })).toBeVisible();
  });
});
