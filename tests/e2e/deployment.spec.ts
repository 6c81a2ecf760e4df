import { expect, test } from './test.ts';

test('a page that was open during a deployment offers to load the new one, instead of going blank [ERR-07]', async ({
  page,
  patients,
  signIn,
}) => {
  await signIn.as('doctor');
  await patients.isShown();

  await test.step('When the files of the next screen are gone, it says so', async () => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page
      .getByRole('link', { name: 'About' })
      .or(page.getByRole('link', { name: 'Preferences' }))
      .first()
      .click();
    await expect(page.getByText('This page has to be loaded again')).toBeVisible();
  });

  await test.step('Loading the page again goes on where one was', async () => {
    const { pathname } = new URL(page.url());
    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('This page has to be loaded again')).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${pathname}$`));
    await expect(page.getByRole('main')).toBeVisible();
  });
});
