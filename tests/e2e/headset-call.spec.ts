import { expectAccessible } from './accessible.ts';
import { Clinic } from './clinic.ts';
import { CallPanel } from './pages/CallPanel.ts';
import { joinSession } from './pages/JoinStep.ts';
import { SignInPage } from './pages/SignIn.ts';
import { newPerson } from './people.ts';
import { expect, test } from './test.ts';

const HEADSET = 'Lane 2 headset';

test('a technician sees and hears the headset of a session, over a reload, a lost headset and a restart of the server, until one ends the call [CALL-02] (of CALL-01) (of CALL-03) (of CALL-07) (of TECH-03) [TECH-08]', async ({
  page,
  system,
  clinic,
}) => {
  const beginning = await Clinic.open(system.address, 'tu');
  const person = clinic.expect(newPerson());
  const { id: device } = await clinic.device(HEADSET);
  await beginning.newPatient(person, null, device);
  await beginning.close();
  const row = page.getByRole('row', { name: new RegExp(person.last_name) });
  const call = new CallPanel(page, 'Urban, Tomas', 'the headset');

  await test.step('Joining calls the headset, which is seen and heard', async () => {
    await new SignInPage(page).as('ta', 'Waiting sessions');
    await joinSession(page, person.last_name);
    await call.expectMoving();
    await call.expectSound();
    await expect(call.state).toHaveText('In call');
    await expect(call.dialog.getByText(/pictures a second/)).toBeVisible();
  });

  await test.step('The call continues while the technician works', async () => {
    await page.getByRole('link', { name: 'Custom bundles' }).click();
    await expect(page.getByRole('heading', { name: 'Custom bundles', level: 1 })).toBeVisible();
    await call.expectMoving();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Waiting sessions' }).click();
  });

  await test.step('After a reload the technician is back in the call', async () => {
    await page.reload();
    await call.expectMoving();
  });

  await test.step('The call continues while the server is away, and the headset rejoins it', async () => {
    await system.stopServer();
    await call.expectMoving();
    await system.startServer();
    await call.expectMoving();
    await expect(call.state).toHaveText('In call');
  });

  await test.step('The technician ends the call, and calls again', async () => {
    await call.press('End call');
    await expect(call.dialog).toHaveCount(0);
    await row.getByRole('button', { name: /^Call again/ }).click();
    await call.expectMoving();
    await call.expectSound();
  });

  await test.step('A headset that was lost is awaited, and is in the call again when it is back', async () => {
    await system.killHeadset(HEADSET);
    await expect(call.state).toHaveText('The connection was interrupted. Waiting for the headset to come back…');
    await expect(call.dialog.getByText('The connection to the headset is lost.')).toBeVisible();
    system.startHeadset(HEADSET);
    await call.expectMoving();
    await expect(call.state).toHaveText('In call');
    await expect(call.dialog.getByText('The connection to the headset is lost.')).toHaveCount(0);
  });

  await test.step('A headset that is switched off ends the call', async () => {
    await system.stopHeadset(HEADSET);
    await expect(call.dialog).toHaveCount(0);
    system.startHeadset(HEADSET);
    await row.getByRole('button', { name: /^Call again/ }).click();
    await call.expectMoving();
  });

  await test.step('The end of the session ends the call', async () => {
    await page.getByRole('button', { name: 'End session' }).first().click();
    await page.getByRole('alertdialog', { name: 'End session' }).getByRole('button', { name: 'Yes' }).click();
    await expect(call.dialog).toHaveCount(0);
  });
});
