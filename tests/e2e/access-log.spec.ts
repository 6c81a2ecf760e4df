import { readFile } from 'node:fs/promises';
import { Clinic } from './clinic.ts';
import { nameOf, newPerson } from './people.ts';
import { expect, test } from './test.ts';

const MISTYPED = 'northside-eye-42';
/** This machine, as the server sees it. */
const LOCAL = /::1|127\.0\.0\.1/;

test(
  'an operator looks at a patient, and the admin sees that, narrowed to the patient, exported, in a chain that holds [OUR-140] [OUR-141] [OUR-142] [OUR-144]',
  { tag: '@all' },
  async ({ page, signIn, frame, clinic, system }) => {
    const person = newPerson();
    const { id } = await clinic.newPatient(person);
    const name = nameOf(person);
    const log = page.getByRole('grid', { name: 'Access log' });
    const rows = log.getByRole('row').filter({ has: page.getByRole('rowheader') });

    await test.step('The operator mistypes the password once, and opens the patient', async () => {
      await signIn.open();
      await signIn.try('operator', MISTYPED);
      await expect(signIn.alert).toBeVisible();
      await signIn.session('operator');
      await page.goto(`/patients/${id}`);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await frame.signOut();
    });

    await test.step('The admin comes from the patient to who looked: the address has ids alone', async () => {
      await signIn.session('oga');
      await page.goto(`/patients/${id}`);
      await page.getByRole('link', { name: 'Access log of this patient' }).click();
      await expect(page.getByRole('heading', { name: 'Access log', level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`/access-log?patient=${id}`);
      await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue(name);
      const seen = rows.filter({ hasText: 'View patient' }).filter({ hasText: 'Perkins, Owen' });
      await expect(seen.first()).toContainText(name);
    });

    await test.step('From a row to all that the operator did with the patient; a reload keeps it', async () => {
      await rows.filter({ hasText: 'Perkins, Owen' }).first().getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Only Perkins, Owen' }).click();
      await expect(page).toHaveURL(/person=[\da-f-]{36}/);
      await expect(rows.filter({ hasText: 'Grantham, Olga' })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Person' })).toHaveValue('Perkins, Owen');
    });

    await test.step('It is exported as it is narrowed, without the name of the patient', async () => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('access log.csv');
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain('"Perkins, Owen",getPatient,200');
      expect(text).toContain(id);
      expect(text).not.toContain(person.last_name);
    });

    await test.step('Of the same person, the refused sign-in, the sign-in and the sign-out', async () => {
      const person = new URL(page.url()).searchParams.get('person');
      await page.goto(`/access-log?person=${person}`);
      const refused = rows.filter({ hasText: 'Perkins, Owen' }).filter({ hasText: 'Refused' });
      await expect(refused.filter({ hasText: 'Sign in' }).first()).toContainText(LOCAL);
      for (const what of ['Sign in', 'Sign out']) {
        await expect(
          rows.filter({ has: page.getByRole('gridcell', { name: what, exact: true }) }).first(),
        ).toBeVisible();
      }
      await expect(log).not.toContainText(MISTYPED);
    });

    await test.step('What the admin switched, with old and new value, found by action; the object leads on', async () => {
      const desk = await Clinic.open(system.address, 'oga');
      await desk.prefer({ show_patient_dob: false });
      await desk.prefer({ show_patient_dob: true });
      await desk.close();
      await page.goto('/access-log');
      await page.getByRole('button', { name: /What$/ }).click();
      await page.getByRole('option', { name: 'Change preferences' }).click();
      await expect(page).toHaveURL(/action=changePreferences/);
      await expect(rows.first()).toContainText('Show dates of birth: No → Yes');
      await expect(rows.first()).toContainText('Grantham, Olga');
      await expect(rows.first()).toContainText(/\d:\d\d:\d\d/);
      await page.reload();
      await expect(rows.first()).toContainText('Show dates of birth: No → Yes');
    });

    await test.step('The chain holds, while the server runs', async () => {
      expect(await system.verifyAudit()).toBe(0);
    });
  },
);
