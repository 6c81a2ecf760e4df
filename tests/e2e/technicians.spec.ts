import { expectAccessible } from './accessible.ts';
import { Clinic } from './clinic.ts';
import { CallPanel } from './pages/CallPanel.ts';
import { MonitorPage } from './pages/Monitor.ts';
import { joinSession } from './pages/JoinStep.ts';
import { SignInPage } from './pages/SignIn.ts';
import { TestFormPage } from './pages/TestForm.ts';
import { TestsPage } from './pages/Tests.ts';
import { nameOf, newPerson } from './people.ts';
import { expect, test } from './test.ts';

const HEADSET = 'Lane 2 headset';

test(
  'a technician tests the patient whom a technician user entered, during their session alone (of TECH-03) [TECH-01] [TECH-06] [TECH-07] [PAT-12] [PAT-15] [PAT-19] [LIST-07] [FORM-27] [NAV-05] [ROLE-05]',
  { tag: '@all' },
  async ({
    // the technician user's window
    page: beside,
    signIn,
    patientForm,
    browser,
    system,
    clinic,
  }) => {
    const person = clinic.expect(newPerson());
    const name = nameOf(person);
    const elsewhere = await browser.newContext({ baseURL: system.address });
    const page = await elsewhere.newPage();
    const row = page.getByRole('row', { name: new RegExp(person.last_name) });
    const current = page.getByRole('group', { name });
    const own = beside.getByRole('group', { name });
    const ready = beside.getByRole('link', { name: 'Ready to join' });

    await test.step('The technician user enters the patient with the headset, and waits', async () => {
      await signIn.as('tu', 'Technician area');
      await ready.click();
      await patientForm.fill(person);
      await patientForm.form.getByRole('button', { name: /Doctor$/ }).click();
      await beside.getByRole('option').first().click();
      await patientForm.form.getByRole('button', { name: /Headset of the session$/ }).click();
      await beside.getByRole('option', { name: HEADSET }).click();
      await patientForm.save.click();
      await expect(beside).toHaveURL('/techall-mode');
      await expect(beside.getByText(/the session with the headset was created/)).toBeVisible();
      await expect(own.getByRole('status')).toHaveText('Waiting for a technician');
      await expectAccessible(beside);
    });

    await test.step('The technician sees them waiting, and joins', async () => {
      await new SignInPage(page).as('ta', 'Waiting sessions');
      await expect(row).toContainText('Urban, Tomas');
      await expect(page.getByRole('link', { name: 'Custom bundles' })).toHaveCount(0);
      await joinSession(page, person.last_name);
      await expect(row).toContainText('In session with you');
      // the headset is called; the panel makes room for the work
      await new CallPanel(page, 'Urban, Tomas', 'the headset').press('Minimize');
      await page.getByRole('link', { name: 'Custom bundles' }).click();
      await expect(page.getByRole('heading', { name: 'Custom bundles', level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Waiting sessions' }).click();
      await expect(own.getByRole('status')).toHaveText('A technician has joined');
      await expectAccessible(page);
    });

    const monitor = new MonitorPage(page);
    await test.step('Their new test offers this headset alone, and no operator; the monitor works', async () => {
      await current.getByRole('link', { name: 'New test' }).click();
      const form = new TestFormPage(page);
      await form.isShown();
      const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(way.getByRole('link', { name: 'Technician area' })).toBeVisible();
      await expect(page.getByRole('radiogroup', { name: 'Device' }).getByRole('radio')).toHaveCount(1);
      await form.chooseDevice(HEADSET);
      await expect(form.field('Operator')).toHaveCount(0);
      await form.choose('Kind of test', 'Perimetry');
      await form.choose('Strategy', 'AVA Fast');
      await form.choose('Program', '24-2');
      await form.done.click();
      await monitor.isShown();
      await expect(monitor.fact('Device')).toHaveText(HEADSET);
      await monitor.begin();
      const caption = page.getByRole('region', { name: 'Instruction to the patient' });
      await expect(caption.getByRole('status')).toHaveText(/^Keep looking at the dot in the middle/);
    });

    const question = page.getByRole('alertdialog', { name: 'End session' });
    await test.step('The session does not end while the test runs', async () => {
      await page.goto('/waiting-sessions');
      await current.getByRole('button', { name: 'End session' }).click();
      await expect(question.getByText('Do you want to end the session?')).toBeVisible();
      await question.getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByText('A test of the patient has not ended yet. Finish or cancel it first.')).toBeVisible();
      await expect(row).toContainText('In session with you');
    });

    await test.step('The technician cancels the test and ends the session', async () => {
      await current.getByRole('link', { name: 'Show tests' }).click();
      const tests = new TestsPage(page);
      await expect(tests.rows).toHaveCount(1);
      await tests.choose('Cancel test');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel test', exact: true }).click();
      await expect(tests.rows).toHaveCount(0);
      await page.goto('/waiting-sessions');
      await current.getByRole('button', { name: 'End session' }).click();
      await question.getByRole('button', { name: 'Yes' }).click();
      await expect(row).toHaveCount(0);
      await expect(own).toHaveCount(0);
      await expect(ready).toBeVisible();
    });

    await test.step('What is over is looked at alone: the tests, and no new one', async () => {
      await page.getByRole('tab', { name: 'Finished' }).click();
      await expect(row).toBeVisible();
      await expect(row.getByRole('button')).toHaveAccessibleName(/^Show tests/);
      await row.getByRole('button', { name: /^Show tests/ }).click();
      await expect(page.getByRole('heading', { name: 'Tests', level: 1 })).toBeVisible();
      await expect(page.getByText('No results found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'New test' })).toHaveCount(0);
    });
    await elsewhere.close();
  },
);

test(
  'a technician sees when the technician user ends the session [OUR-304] [OUR-305]',
  { tag: '@all' },
  async ({ page, signIn, system, clinic }) => {
    const technicianUser = await Clinic.open(system.address, 'tu');
    const person = clinic.expect(newPerson());
    const { active_techall_session: session } = await technicianUser.newPatient(person);
    const row = page.getByRole('row', { name: new RegExp(person.last_name) });
    await signIn.as('ta', 'Waiting sessions');
    await joinSession(page, person.last_name);
    await expect(row).toContainText('In session with you');
    await technicianUser.call('PUT', `/api/techall-sessions/${session}/`, { active: false });
    await expect(page.getByText('Someone else ended the session.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await technicianUser.close();
  },
);
