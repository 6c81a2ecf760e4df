import { readFileSync } from 'node:fs';
import { newPerson } from './people.ts';
import { expect, test } from './test.ts';

test(
  'a page whose files are gone keeps its frame and offers to load the new one [ERR-07]',
  { tag: '@all' },
  async ({ page, patients, frame, signIn }) => {
    await signIn.as('doctor');
    await patients.isShown();

    await test.step('A screen whose files are gone shows an error', async () => {
      await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
      await page.getByRole('link', { name: 'New patient' }).click();
      await expect(page.getByText('This screen could not be loaded')).toBeVisible();
      await expect(frame.navigation).toBeVisible();
    });

    await test.step('Reloading the page opens the same screen', async () => {
      const { pathname } = new URL(page.url());
      await page.unroute(/\/assets\/.*\.js$/);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByText('This screen could not be loaded')).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${pathname}$`));
      await expect(page.getByRole('main')).toBeVisible();
    });
  },
);

test(
  'a page that is behind offers to load the new one: not over a form with changes, nor in an examination [ERR-07]',
  { tag: '@all' },
  async ({ page, clinic, signIn, patients, monitor }) => {
    const offer = page.getByText('A newer version of this page is available.');
    const running = await clinic.startTest(await clinic.newPatient(), 'Lane 1 headset');
    await signIn.as('doctor');
    await patients.isShown();
    await expect(offer).toBeHidden();
    // as after a deployment: every answer names the new build
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-application-build': 'newer' } });
    });

    await test.step('It is offered on a list', async () => {
      await expect(offer).toBeVisible();
    });

    await test.step('It is not offered over a form with changes, and is again without them', async () => {
      await page.getByRole('link', { name: 'New patient' }).click();
      const name = page.getByRole('textbox', { name: /^Last name/ });
      await name.fill(newPerson().last_name);
      await expect(offer).toBeHidden();
      await name.fill('');
      await expect(offer).toBeVisible();
    });

    await test.step('It is not offered in an examination', async () => {
      await monitor.open(running.id);
      await monitor.begin();
      await expect(offer).toHaveCount(0);
    });
  },
);

test('every file that a page of a kept build may ask for still answers [ERR-07]', async ({ baseURL }) => {
  const builds = JSON.parse(readFileSync('apps/clinic/dist/builds.json', 'utf8')) as { files: string[] }[];
  const files = [...new Set(builds.flatMap((build) => build.files))];
  expect(files.length).toBeGreaterThan(50);
  // a page in the place of a file that is gone would be an answer, too
  expect((await fetch(new URL('assets/gone.js', baseURL), { method: 'HEAD' })).status).toBe(404);
  const missing: string[] = [];
  const ask = async (file: string): Promise<void> => {
    const { ok } = await fetch(new URL(file, baseURL), { method: 'HEAD' });
    if (!ok) missing.push(file);
  };
  // some at a time: there are thousands where many builds are kept
  for (let start = 0; start < files.length; start += 50) await Promise.all(files.slice(start, start + 50).map(ask));
  expect(missing).toEqual([]);
});
