import { nameOf, newPerson } from './people.ts';
import { expect, test } from './test.ts';

test(
  'the palette leads wherever the guards allow, finds patients, and gives the focus back [NAV-13] [NAV-18]',
  { tag: '@all' },
  async ({ page, clinic, signIn, patients }) => {
    const person = newPerson();
    const { id } = await clinic.newPatient(person);
    await signIn.as('doctor');
    await patients.isShown();
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    const command = palette.getByRole('menuitem');
    const { keyboard } = page;
    const open = async (): Promise<void> => {
      await expect(palette).toHaveCount(0);
      await keyboard.press('Control+k');
      await expect(palette.getByRole('searchbox')).toBeFocused();
    };

    await test.step('Control K opens it, in a field too; what the person may not do is not there', async () => {
      await patients.search.focus();
      await keyboard.press('Control+k');
      await expect(command.filter({ hasText: 'Live tests' })).toBeVisible();
      await expect(command.filter({ hasText: 'Offices' })).toHaveCount(0);
      await expect(palette.getByRole('searchbox')).toBeFocused();
      await keyboard.press('Escape');
      await expect(palette).toHaveCount(0);
      await expect(patients.search).toBeFocused();
    });

    await test.step('A few letters and Enter lead there', async () => {
      await open();
      await keyboard.type('live');
      await expect(command.filter({ hasText: 'Live tests' })).toHaveAttribute('data-focused');
      await keyboard.press('Enter');
      await expect(page).toHaveURL('/wall');
    });

    await test.step('It finds patients on the server', async () => {
      await open();
      await keyboard.type(person.last_name);
      await command.filter({ hasText: nameOf(person) }).click();
      await expect(page).toHaveURL(`/patients/${id}`);
    });

    await test.step('What was done lately stands on top; settings take effect', async () => {
      await open();
      await expect(command.first()).toHaveText(/^Live tests/);
      await keyboard.type('dark');
      await keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    await test.step('Keys lead there without it; ? tells them', async () => {
      await page.getByRole('main').focus();
      await keyboard.press('g');
      await keyboard.press('p');
      await expect(page).toHaveURL('/patients');
      await keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(help.getByText('Patients', { exact: true })).toBeVisible();
      await expect(help.getByText('Open the command palette')).toBeVisible();
    });
  },
);

test(
  'keys are heard from the moment a screen is shown, also while what they open is still loading [OUR-310]',
  { tag: '@all' },
  async ({ page, signIn, patients }) => {
    const { keyboard } = page;
    const dialog = page.getByRole('dialog', { name: 'Command palette' });
    const released = Promise.withResolvers<void>();
    const held: string[] = [];
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // the file with the commands of the palette, whatever it is called
      if (body.includes('density-')) {
        held.push(route.request().url());
        await released.promise;
      }
      await route.fulfill({ response, body });
    });
    await signIn.as('doctor');
    await patients.isShown();
    await keyboard.press('/');
    await expect(patients.search).toBeFocused();
    await page.getByRole('main').focus();
    await keyboard.press('g');
    await keyboard.press('d');
    await expect(page).toHaveURL('/devices');
    await expect.poll(() => held).toHaveLength(1);
    await keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
    released.resolve();
    await expect(dialog.getByRole('searchbox')).toBeFocused();
  },
);

test('a technician user finds nothing but what is theirs [NAV-18]', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn.as('tu', 'Technician area');
  await page.getByRole('button', { name: /: account and display$/ }).click();
  await page.getByRole('menuitem', { name: 'Open the command palette' }).click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('menuitem', { name: /^New patient/ })).toBeVisible();
  for (const refused of ['Devices', 'Preferences', 'Waiting sessions']) {
    await expect(palette.getByRole('menuitem', { name: refused })).toHaveCount(0);
  }
  await palette.getByRole('searchbox').fill('sign out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
