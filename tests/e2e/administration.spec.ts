import { randomInt } from 'node:crypto';
import { Clinic } from './clinic.ts';
import { OutboxPage } from './pages/Outbox.ts';
import { ResetPasswordPage } from './pages/ResetPassword.ts';
import { confirmByPassword } from './stepUp.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'a-first-good-one-42';

test(
  'an office and a user are added, the user signs in, an office admin sees their own, and what is in use stays [ORG-01] [ORG-02] [ORG-03] [ORG-05] [ORG-06] [ORG-07] [ORG-09] [ERR-05]',
  { tag: '@all' },
  async ({ page, signIn, patients, frame, system }) => {
    const mark = `${randomInt(1_000_000)}`;
    const office = `Riverside ${mark}`;
    const username = `nina${mark}`;
    const actions = async (row: RegExp, action: string) => {
      await page.getByRole('row', { name: row }).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await signIn.as('oga');

    await test.step('An office is added', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Offices' }).click();
      await page.getByRole('link', { name: 'New office' }).click();
      await page.getByRole('textbox', { name: /^Name/ }).fill(office);
      await page.getByRole('textbox', { name: /^Street/ }).fill('3 River Road');
      await page.getByRole('textbox', { name: /^City/ }).fill('Northfield');
      await page.getByRole('textbox', { name: /^State/ }).fill('Minnesota');
      await page.getByRole('textbox', { name: /^Zip/ }).fill('55057-1');
      await page.getByRole('textbox', { name: /^Phone/ }).fill('+1 507 555 0101');
      const country = page.getByRole('combobox', { name: /^Country/ });
      await country.fill('united states');
      await country.press('Tab');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('row', { name: new RegExp(office) })).toContainText('3 River Road');
    });

    await test.step('A user is added to it, and signs in by the letter', async () => {
      await actions(new RegExp(office), 'New user');
      await page.getByRole('textbox', { name: /^First name/ }).fill('Nina');
      await page.getByRole('textbox', { name: /^Last name/ }).fill(`Okoye${mark}`);
      await page.getByRole('textbox', { name: /^Username/ }).fill(username);
      await page.getByRole('textbox', { name: /^E-mail/ }).fill(`${username}@isopter.example`);
      await page.getByText('Doctor', { exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('User added.')).toBeVisible();
      const outbox = new OutboxPage(page);
      await outbox.receives(/Your account for/);
      const link = (await outbox.newest.getByRole('link').getAttribute('href')) ?? '';
      await page.goto('/patients');
      await frame.signOut();
      await page.goto(link);
      const reset = new ResetPasswordPage(page);
      await reset.asksForPassword();
      await reset.fill(PASSWORD);
      await reset.change.click();
      await signIn.isShown();
      await signIn.try(username, PASSWORD);
      await patients.isShown();
      await frame.signOut();
    });

    await test.step('An office admin sees only users of the offices they administer, and manages no other admin', async () => {
      await signIn.as('oa');
      await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
      const admins = page.getByRole('row', { name: /Grantham/ });
      await expect(admins).toBeVisible();
      await expect(admins.getByRole('button')).toHaveCount(0);
      await page.getByRole('searchbox').fill(`Okoye${mark}`);
      await expect(page.getByText('No results found')).toBeVisible();
      await page.goto('/patients');
      await frame.signOut();
    });

    await test.step('A doctor in use keeps the role, and an office in use stays and says why', async () => {
      await signIn.as('oga');
      const clinic = await Clinic.open(system.address, 'oga');
      const doctors = await clinic.call<{ id: string; last_name: string }[]>('GET', '/api/doctors/');
      const doctor = doctors.find(({ last_name }) => last_name === `Okoye${mark}`);
      const patient = await clinic.newPatient();
      await clinic.call('PUT', `/api/patients/${patient.id}/`, { doctor_id: doctor?.id });
      await page.goto('/users');
      await page.getByRole('searchbox').fill(`Okoye${mark}`);
      const row = page.getByRole('row', { name: new RegExp(`Okoye${mark}`) });
      await row.getByRole('button', { name: /^Edit user/ }).click();
      await page.getByText('Doctor', { exact: true }).click();
      await page.getByText('Operator', { exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await confirmByPassword(page);
      await expect(
        page.getByText('The doctor role cannot be removed: this user is the doctor of tests, bundles or patients.'),
      ).toBeVisible();
      await clinic.tidy();
      await clinic.close();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Leave without saving' }).click();

      await page.goto('/offices');
      await actions(new RegExp(office), 'Delete office');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('This office is in use')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toContainText(/Users\s*1/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click();
    });

    await test.step('Once nobody works there, it is deleted', async () => {
      await page.goto('/users');
      await page.getByRole('searchbox').fill(`Okoye${mark}`);
      await expect(page.getByRole('row')).toHaveCount(2);
      await actions(new RegExp(`Okoye${mark}`), 'Delete user');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await confirmByPassword(page);
      await expect(page.getByText('User deleted.')).toBeVisible();
      await page.goto('/offices');
      await actions(new RegExp(office), 'Delete office');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Office deleted.')).toBeVisible();
    });
  },
);
