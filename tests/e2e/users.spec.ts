import { randomInt } from 'node:crypto';
import { SignInPage } from './pages/SignIn.ts';
import { PASSWORD as OWN_PASSWORD } from './people.ts';
import { confirmByPassword } from './stepUp.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'given-by-admin-77';

test(
  'an admin grants and revokes rights, suspends and reinstates a user, and imports a corrected file of users [OUR-520] [OUR-522] [OUR-526]',
  { tag: '@all' },
  async ({ page, signIn, clinic, browser, system }) => {
    const mark = `${randomInt(1_000_000)}`;
    const username = `omar${mark}`;
    const { results: offices } = await clinic.call<{ results: { id: string; name: string }[] }>('GET', '/api/offices/');
    const office = offices[0]!;
    await clinic.call('POST', '/api/employees/', {
      first_name: 'Omar',
      last_name: `Okafor${mark}`,
      username,
      email: `${username}@isopter.example`,
      phone_number: null,
      offices: [office.id],
      groups: ['DOCTOR'],
      password: PASSWORD,
      confirm_password: PASSWORD,
    });
    const row = page.getByRole('row', { name: new RegExp(`Okafor${mark}`) });
    const find = async (): Promise<void> => {
      await page.goto('/users');
      await page.getByRole('searchbox').fill(mark);
      await expect(row).toBeVisible();
    };
    const act = async (action: string): Promise<void> => {
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await signIn.session('oga');

    await test.step('A user who is assigned an office is also an admin, until the assignment is removed', async () => {
      await page.goto(`/users/select/${office.id}`);
      const save = page.getByRole('button', { name: 'Save' });
      await expect(save).toBeDisabled();
      await page.getByRole('combobox', { name: /^User/ }).fill(`Okafor${mark}`);
      await page.getByRole('option', { name: new RegExp(`Okafor${mark}`) }).click();
      await save.click();
      await confirmByPassword(page);
      await expect(page.getByText('This user is now an admin of the office.')).toBeVisible();
      await find();
      await expect(row).toContainText('Doctor, Office admin');
      await row.getByRole('button', { name: /^Edit user/ }).click();
      const admin = page.getByRole('checkbox', { name: 'Office admin' });
      await expect(admin).toBeChecked();
      await expect(page.getByRole('grid', { name: /Administers/ })).toContainText(office.name);
      await page.getByText('Office admin', { exact: true }).click();
      await expect(page.getByRole('combobox', { name: /^Administers/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Save' }).click();
      await confirmByPassword(page);
      await expect(page.getByText('User saved.')).toBeVisible();
      await find();
      await expect(row).not.toContainText('Office admin');
    });

    await test.step('A suspended user is out at once and cannot sign in until reinstated', async () => {
      const elsewhere = await browser.newContext({ baseURL: system.address });
      const desk = await elsewhere.newPage();
      const door = new SignInPage(desk);
      // the password that an admin gave has to be changed first
      const inside = desk.getByRole('heading', { name: 'New password' });
      await door.open();
      await door.try(username, PASSWORD);
      await expect(inside).toBeVisible();
      await act('Suspend user');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
      await confirmByPassword(page);
      await expect(page.getByText('User suspended.')).toBeVisible();
      await expect(row).toContainText('Suspended');
      await door.open();
      await door.try(username, PASSWORD);
      await expect(door.alert).toBeVisible();
      await act('Reinstate user');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reinstate' }).click();
      await confirmByPassword(page);
      await expect(row).toContainText('Active');
      await door.try(username, PASSWORD);
      await expect(inside).toBeVisible();
      await elsewhere.close();
    });

    await test.step('A file with two errors is refused as a whole, and imported once it is corrected', async () => {
      await page.getByRole('link', { name: 'Import CSV' }).click();
      const heading = 'first_name;last_name;username;email;offices;roles';
      const lines = (email: string, role: string): string =>
        [
          heading,
          `Ida;Import${mark};ida${mark};ida${mark}@isopter.example;${office.name};Doctor`,
          `Ian;Import${mark};ian${mark};${email};${office.name};${role}`,
        ].join('\r\n');
      const choose = (text: string) =>
        page
          .locator('input[type=file]')
          .setInputFiles([{ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }]);
      await choose(lines('no address', 'Cleaner'));
      await expect(page.getByText('1 line has errors. Correct the file and choose it again.')).toBeVisible();
      await expect(page.getByText('Roles: not a role · E-mail: not a valid e-mail address')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Import 2 users' })).toBeDisabled();
      await choose(lines(`ian${mark}@isopter.example`, 'Operator'));
      await page.getByRole('button', { name: 'Import 2 users' }).click();
      await confirmByPassword(page);
      await expect(page.getByText('2 users imported.')).toBeVisible();
      await page.getByRole('searchbox').fill(`Import${mark}`);
      await expect(page.getByRole('row', { name: new RegExp(`Import${mark}`) })).toHaveCount(2);
    });

    await test.step('Both are deleted together with the first', async () => {
      await page.getByRole('searchbox').fill(mark);
      await expect(row).toBeVisible();
      const { results } = await clinic.call<{ results: { id: string }[] }>('GET', `/api/employees/?search=${mark}`);
      for (const { id } of results) {
        await clinic.call('POST', '/api/step-up/password/', { action: 'deleteEmployee', password: OWN_PASSWORD });
        await clinic.call('DELETE', `/api/employees/${id}/`);
      }
    });
  },
);
