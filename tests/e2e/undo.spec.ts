import { nameOf, newPerson } from './people.ts';
import { expect, test } from './test.ts';

test(
  'two records of one person are merged, and the merge is undone from the patient’s screen [OUR-29]',
  { tag: '@all' },
  async ({ page, clinic, signIn }) => {
    const person = newPerson();
    const kept = await clinic.newPatient(person);
    const twin = await clinic.newPatient({ ...person, first_name: 'Aminah' });
    await signIn.session('doctor');

    await test.step('The one is merged into the other', async () => {
      await page.goto(`/patients/merge/${twin.id}?into=${kept.id}`);
      await page.getByRole('button', { name: `Merge into ${nameOf(person)}` }).click();
      await expect(page.getByText('Patients merged.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      expect(await clinic.find(person)).toHaveLength(1);
    });

    await test.step('For a day it can be undone where the patient is', async () => {
      await page.goto(`/patients/${kept.id}`);
      const line = page.getByText(/^Merged with .* It can be undone until /);
      await expect(line).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
      await expect(line).toHaveCount(0);
      expect(await clinic.find(person)).toHaveLength(2);
    });
  },
);
