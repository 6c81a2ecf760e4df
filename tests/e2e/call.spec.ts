import { expectAccessible } from './accessible.ts';
import { Clinic } from './clinic.ts';
import { CallPanel } from './pages/CallPanel.ts';
import { SignInPage } from './pages/SignIn.ts';
import { newPerson } from './people.ts';
import { CallWire } from './callWire.ts';
import { expect, test } from './test.ts';

/** Messages that build a connection, in this order; candidates may come at any time after the offer. */
const BUILDING = ['deviceReady', 'offer', 'answer'];

test('a technician and a remote user see each other, over other screens, a reload and troubles, until one ends the call [CALL-01] [CALL-03] [CALL-04] [CALL-05] [CALL-06] [CALL-07] [TECH-03] [TECH-04] [OUR-643]', async ({
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
  const wire = new CallWire(page);
  const row = page.getByRole('row', { name: new RegExp(person.last_name) });
  const [admin, user] = [new CallPanel(page, 'Urban, Tomas'), new CallPanel(remote, 'Technician')];
  const [ofAdmin, ofUser] = [admin.dialog, user.dialog];
  const callAgain = async (): Promise<void> => {
    wire.forget();
    await row.getByRole('button', { name: /^Call again/ }).click();
  };

  await test.step('What works of the call is checked; joining calls the user, who is awaited', async () => {
    await new SignInPage(page).as('ta', 'Waiting sessions');
    await row.getByRole('button', { name: /^Join/ }).click();
    const step = page.getByRole('dialog', { name: /^Join session: / });
    await expect(step.getByRole('listitem')).toHaveText([
      'Camera works',
      'Microphone works',
      'Network works',
      /^No relay: /,
    ]);
    await step.getByRole('button', { name: 'Join' }).click();
    await expect(admin.state).toHaveText('Waiting for the other side to join…');
    await expect(ofAdmin.getByRole('button', { name: 'Share the screen' })).toBeDisabled();
  });

  await test.step('When the user is there, each is seen and heard by the other', async () => {
    await new SignInPage(remote).as('tu', 'Technician area');
    await Promise.all([admin.expectMoving(), user.expectMoving()]);
    await expect(admin.state).toHaveText('In call');
    await expect(ofAdmin.getByText(/pictures a second/)).toBeVisible();
    await expect(row.getByRole('button', { name: /^Call again/ })).toHaveCount(0);
    await expectAccessible(remote);
    await wire.expectInOrder(['rtcConfig', 'startCall', ...BUILDING, 'candidate']);
  });

  await test.step('Muted, the technician is not heard', async () => {
    await user.expectSound();
    await admin.press('Mute the microphone');
    await user.expectSilence();
    await admin.press('Unmute the microphone');
    await user.expectSound();
  });

  await test.step('The call continues while the technician works, in every size of the panel', async () => {
    await admin.press('Full screen');
    await expect(ofAdmin).toHaveAttribute('data-mode', 'full');
    await admin.press('Leave full screen');
    await admin.press('Minimize');
    await expect(ofAdmin).toHaveAttribute('data-mode', 'minimised');
    await page.getByRole('link', { name: 'Custom bundles' }).click();
    await expect(page.getByRole('heading', { name: 'Custom bundles', level: 1 })).toBeVisible();
    await admin.press('Restore');
    await admin.expectMoving();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Waiting sessions' }).click();
  });

  await test.step('Turning the camera off is seen at the other side', async () => {
    wire.forget();
    await user.press('Turn the camera off');
    await expect(ofAdmin.getByText('The other side has turned its camera off.')).toBeVisible();
    await user.press('Turn the camera on');
    await expect(ofAdmin.getByText('The other side has turned its camera off.')).toHaveCount(0);
    await admin.expectMoving();
    await wire.expectInOrder(['hideCamera', 'showCamera']);
  });

  await test.step('What the side of the patient blocks is said until it is allowed', async () => {
    const [video, audio] = [
      ofAdmin.getByText('The device blocks the picture of this call.'),
      ofAdmin.getByText('The device blocks the sound of this call.'),
    ];
    const say = await wire.asUser(remote);
    await say('unityBlockVideo', 'unityBlockAudio');
    await expect(video).toBeVisible();
    await expect(audio).toBeVisible();
    await say('unityAllowVideo', 'unityAllowAudio');
    await expect(video).toHaveCount(0);
    await expect(audio).toHaveCount(0);
    await expect(admin.state).toHaveText('In call');
  });

  await test.step('The user leaves the page, which is said, and is back in the call', async () => {
    await remote.goto('about:blank');
    await expect(ofAdmin.getByText('The connection to the other side is lost.')).toBeVisible();
    await remote.goBack();
    await Promise.all([admin.expectMoving(), user.expectMoving()]);
    await expect(admin.state).toHaveText('In call');
    await expect(ofAdmin.getByText('The connection to the other side is lost.')).toHaveCount(0);
  });

  await test.step('The technician ends the call, the user sees it end, and the technician calls again', async () => {
    const ending = user.seeEnding();
    wire.forget();
    await admin.press('End call');
    await expect(ofAdmin).toHaveCount(0);
    await ending;
    await expect(ofUser).toHaveCount(0);
    await wire.expectInOrder(['endCall']);
    await callAgain();
    await Promise.all([admin.expectMoving(), user.expectMoving()]);
    await wire.expectInOrder(['rtcConfig', 'restartCall', ...BUILDING]);
  });

  await test.step('Without a network the call ends, and says what is needed', async () => {
    await elsewhere.setOffline(true);
    await expect(ofUser.getByText('The call has ended: internet access is required.')).toBeVisible();
    await expect(user.state).toHaveText('The call has ended.');
    await elsewhere.setOffline(false);
    await admin.press('End call');
  });

  await test.step('Without permission the user is asked for it, until they close the panel', async () => {
    await remote.reload();
    await remote.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await callAgain();
    const asked = ofUser.getByText(/^Allow this page to use camera and microphone/);
    await expect(asked).toBeVisible();
    await admin.press('End call');
    await expect(asked).toBeVisible();
    await user.press('Close');
    await expect(ofUser).toHaveCount(0);
  });

  await test.step('The end of the session ends the call', async () => {
    await remote.reload();
    await callAgain();
    await Promise.all([admin.expectMoving(), user.expectMoving()]);
    const ending = user.seeEnding();
    await page.getByRole('button', { name: 'End session' }).first().click();
    await page.getByRole('alertdialog', { name: 'End session' }).getByRole('button', { name: 'Yes' }).click();
    await expect(ofAdmin).toHaveCount(0);
    await ending;
    await expect(ofUser).toHaveCount(0);
  });
  await elsewhere.close();
});
