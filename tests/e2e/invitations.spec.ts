import { randomInt } from 'node:crypto';
import { OutboxPage } from './pages/Outbox.ts';
import { expect, test } from './test.ts';

test(
  'an admin invites users who sign in by SSO, resends and cancels invitations; a taken e-mail is reported at its field [INV-01] [INV-02] [INV-03] [ORG-08] [AUTH-04]',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const email = `invited-${randomInt(1_000_000)}@lakeside.example`;
    const row = page.getByRole('row', { name: new RegExp(email) });
    const does = async (action: string): Promise<void> => {
      await row.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    const outbox = new OutboxPage(page);
    const linkIn = async (): Promise<URL> =>
      new URL((await outbox.newest.getByRole('link').getAttribute('href')) ?? 'https://none');
    await signIn.as('sso');

    await test.step('The offices have tabs for users and invitations', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Offices' }).click();
      await expect(page.getByRole('tab')).toHaveText(['Offices', 'Users', 'Invitations']);
      await page.getByRole('tab', { name: 'Users' }).click();
      await expect(page.getByRole('link', { name: 'New user' })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Invitations' }).click();
    });

    await test.step('An e-mail that somebody has is said at its field, and nothing typed is lost', async () => {
      await page.getByRole('link', { name: 'New invitation' }).click();
      await page.getByRole('textbox', { name: /^First name/ }).fill('Nina');
      await page.getByRole('textbox', { name: /^Last name/ }).fill('Okoye');
      await page.getByRole('textbox', { name: /^E-mail/ }).fill('SSO@isopter.example');
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('button', { name: /Role/ }).click();
      await page.getByRole('option', { name: 'Doctor' }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByText('This e-mail address is taken.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Okoye');
    });

    await test.step('Another one is invited, and the letter has the way in', async () => {
      await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByText('Invitation sent.')).toBeVisible();
      await expect(row).toContainText('E-mail sent');
      await outbox.receives(new RegExp(email));
      const link = await linkIn();
      expect(link.pathname).toBe('/sso/onboarding');
      expect(link.searchParams.get('sso_domain')).toBe('lakeside.example');
    });

    await test.step('The link opens single sign-on with the invitation', async () => {
      const link = await linkIn();
      const asked = page.waitForRequest('**/api/auth-sso/authorize/**');
      await page.goto(`${link.pathname}${link.search}`);
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get('invitation')).toBe(link.searchParams.get('invitation'));
      await expect(page.getByRole('heading', { name: 'Who signs in?' })).toBeVisible();
      expect(page.url()).not.toContain('invitation');
      await page.goto('/outbox');
    });

    await test.step('It is sent again with another link, and canceled', async () => {
      const first = await linkIn();
      await page.goto('/invitations');
      await does('Send again');
      await expect(page.getByText('Invitation sent again.')).toBeVisible();
      await expect(async () => {
        await page.goto('/outbox');
        expect((await linkIn()).search).not.toBe(first.search);
      }).toPass();
      await page.goto('/invitations');
      await expect(row).toContainText('E-mail sent');
      await does('Cancel invitation');
      await expect(row).toContainText('Canceled');
    });
  },
);
