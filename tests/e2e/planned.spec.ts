import { nameOf, newPerson } from './people.ts';
import { PlannedTests } from './pages/Planned.ts';
import { expect, test } from './test.ts';

const LANE = 'Lane 1 headset';

test('a test is planned for today, the patient is checked in and waits, and the test is started and finished [OUR-765] [OUR-767] [OUR-769] [OUR-770] [OUR-771] [OUR-772]', async ({
  page,
  system,
  clinic,
  signIn,
  testForm,
  monitor,
}) => {
  const planned = new PlannedTests(page);
  const person = newPerson();
  const patient = await clinic.newPatient(person);
  const name = nameOf(person);
  await system.stopHeadset(LANE);
  system.startHeadset(LANE, { speed: 5 });
  await expect.poll(async () => (await clinic.device(LANE)).available).toBe(true);
  await signIn.session('doctor');

  try {
    await test.step('A calendar gets an address', async () => {
      await page.goto('/preferences?tab=2');
      await page.getByRole('button', { name: /^(Create|Renew) address$/ }).click();
      const renew = page.getByRole('alertdialog').getByRole('button', { name: 'Renew address' });
      if (await renew.isVisible()) await renew.click();
    });
    const address = await page.getByText(/\/api\/calendar\/\?token=/).textContent();

    await test.step('It is planned in the form of a new test, and named on the page of the patient', async () => {
      await page.goto(`/tests/new/${patient.id}`);
      await testForm.isShown();
      await testForm.fillPerimetry(LANE, 'AVA Fast');
      await testForm.choose('Program', '24-2');
      await planned.plan({ time: '1159PM', room: 'Room 2' });
      await expect(page).toHaveURL(new RegExp(`/patients/${patient.id}`));
      await expect(page.getByRole('main')).toContainText('Room 2');
      expect((await clinic.device(LANE)).available).toBe(true);
    });

    await test.step('The calendar is read at its address, without a name', async () => {
      const answer = await page.request.get(address ?? '');
      expect(answer.headers()['content-type']).toContain('text/calendar');
      const text = await answer.text();
      expect(text).toContain('BEGIN:VCALENDAR');
      expect(text).not.toContain(patient.last_name ?? '');
    });

    await test.step('The patient is checked in, in another room, and waits', async () => {
      await page.goto('/today');
      await expect(planned.row(name)).toContainText('Planned');
      await planned
        .row(name)
        .getByRole('button', { name: /^Check in/ })
        .click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Room' }).fill('Lane 1');
      await planned.confirm('Check in');
      await expect(planned.row(name)).toContainText('Waiting, 0 min');
      await expect(planned.row(name)).toContainText('Lane 1');
      await planned.choose(name, 'Undo check-in');
      await expect(planned.row(name)).toContainText('Planned');
    });

    await test.step('The test is started, and is no longer among what is planned', async () => {
      await planned.choose(name, 'Start');
      await monitor.isShown();
      await page.goto('/today');
      await expect(page.getByRole('region', { name: /^(Running|Needs attention|Finished)/ }).first()).toBeVisible();
      await expect(planned.row(name)).toHaveCount(0);
      await page.goto(`/patients/${patient.id}`);
      await expect(page.getByRole('main')).toContainText(/In progress|Finished/);
    });
  } finally {
    await clinic.tidy();
    await system.stopHeadset(LANE);
    system.startHeadset(LANE);
  }
});
