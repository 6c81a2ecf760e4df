import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Clinic } from './clinic.ts';
import { SignInPage } from './pages/SignIn.ts';
import { newPerson } from './people.ts';
import { expect, test } from './test.ts';

const panel = (page: Page, title: string) => page.getByRole('dialog', { name: title });
/** Pictures that arrive and move on. */
const isMoving = (page: Page) =>
  expect
    .poll(() =>
      page.getByLabel('Picture of the other side').evaluate(async (video: HTMLVideoElement) => {
        const from = video.currentTime;
        await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
        return video.videoWidth > 0 && video.currentTime >= from;
      }),
    )
    .toBe(true);

test('a technician and a remote user see each other, over other screens and after a reload, until one ends the call [CALL-05] [TECH-03] (of CALL-01) (of CALL-03) (of CALL-06) (of CALL-07) (of TECH-04)', async ({
  page,
  browser,
  system,
  clinic,
}) => {
  const beginning = await Clinic.open(system.address, 'tu');
  const person = clinic.expect(newPerson());
  await beginning.newPatient(person);
  await beginning.close();
  const elsewhere = await browser.newContext({ baseURL: system.address });
  const remote = await elsewhere.newPage();
  const row = page.getByRole('row', { name: new RegExp(person.last_name) });
  const [ofAdmin, ofUser] = [panel(page, 'Urban, Tomas'), panel(remote, 'Technician')];

  await test.step('Joining calls the user, who sees the technician, and is seen', async () => {
    await new SignInPage(remote).as('tu', 'Technician area');
    await new SignInPage(page).as('ta', 'Waiting sessions');
    await row.getByRole('button', { name: /^Join/ }).click();
    await Promise.all([isMoving(page), isMoving(remote)]);
    await expect(ofAdmin.locator('[data-part="message"]')).toHaveText('In call');
    await expect(ofAdmin.getByText(/pictures a second/)).toBeVisible();
    await expect(row.getByRole('button', { name: /^Call again/ })).toHaveCount(0);
    await expectAccessible(remote);
  });

  await test.step('The call goes on while the technician works', async () => {
    await page.getByRole('link', { name: 'Custom bundles' }).click();
    await expect(page.getByRole('heading', { name: 'Custom bundles', level: 1 })).toBeVisible();
    await isMoving(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Waiting sessions' }).click();
  });

  await test.step('Turning the camera off is seen at the other side', async () => {
    await ofUser.getByRole('button', { name: 'Turn the camera off' }).click();
    await expect(ofAdmin.getByText('The other side has turned its camera off.')).toBeVisible();
    await ofUser.getByRole('button', { name: 'Turn the camera on' }).click();
    await expect(ofAdmin.getByText('The other side has turned its camera off.')).toHaveCount(0);
    await isMoving(page);
  });

  await test.step('The user reloads, and is back in the call', async () => {
    await remote.reload();
    await Promise.all([isMoving(page), isMoving(remote)]);
    await expect(ofAdmin.locator('[data-part="message"]')).toHaveText('In call');
  });

  await test.step('The technician ends the call, and calls again', async () => {
    await ofAdmin.getByRole('button', { name: 'End call' }).click();
    await expect(ofAdmin).toHaveCount(0);
    await expect(ofUser).toHaveCount(0);
    await row.getByRole('button', { name: /^Call again/ }).click();
    await Promise.all([isMoving(page), isMoving(remote)]);
  });

  await test.step('The end of the session ends the call', async () => {
    await page.getByRole('button', { name: 'End session' }).first().click();
    await page.getByRole('alertdialog', { name: 'End session' }).getByRole('button', { name: 'Yes' }).click();
    await expect(ofAdmin).toHaveCount(0);
    await expect(ofUser).toHaveCount(0);
  });
  await elsewhere.close();
});
