import { readFile } from 'node:fs/promises';
import type { Test } from '@isopter/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { AgentProcess } from './agent.ts';
import { Clinic } from './clinic.ts';
import { MonitorPage } from './pages/Monitor.ts';
import { PatientFormPage } from './pages/PatientForm.ts';
import { PatientsPage } from './pages/Patients.ts';
import { SignInPage } from './pages/SignIn.ts';
import { TestFormPage } from './pages/TestForm.ts';
import { nameOf, newPerson, PASSWORD, type Person } from './people.ts';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Hillside headset';
const PERSONAL_FIELDS = [
  'first_name',
  'last_name',
  'ideographic_name',
  'phonetic_name',
  'date_of_birth',
  'email',
  'phone',
  'patient_id_number',
];

/** Everything a browser sends to the server, addresses and bodies, and to the agent, addresses and headers. */
function watch(page: Page, server: string, agent: string) {
  const toServer: string[] = [];
  const toAgent: { url: string; headers: Record<string, string> }[] = [];
  const others: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(agent)) toAgent.push({ url, headers: request.headers() });
    else if (url.startsWith(server)) toServer.push(decodeURIComponent(url), request.postData() ?? '');
    else if (url.startsWith('http')) others.push(url);
  });
  return { toServer: () => toServer.join('\n').toLowerCase(), toAgent, others };
}

/** A browser of the clinic, which trusts the agent's own certificate. */
async function openDesk(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL,
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  return { context, page: await context.newPage() };
}

test('a clinic works with names that only its agent has, also while the agent is down [PII-09] [PII-10] [PII-15] [OUR-655] (of OUR-653) (of OUR-656)', async ({
  system,
  browser,
}) => {
  test.setTimeout(patience(300_000));
  const admin = await Clinic.open(system.address, 'premises');
  const { office_group } = await admin.call<{ office_group: { id: string } }>('GET', '/api/bootstrap/');
  const agent = await AgentProcess.start(system.address, office_group.id);
  await admin.prefer({ on_prem_pii_agent_url: agent.address });
  const { context, page } = await openDesk(browser, system.address);
  const seen = watch(page, system.address, agent.address);
  const patients = new PatientsPage(page);
  const form = new PatientFormPage(page);
  const people: Person[] = [];
  const expectNothingPersonal = (): void => {
    const text = seen.toServer();
    for (const { first_name, last_name, date_of_birth } of people)
      for (const plain of [first_name, last_name, last_name.slice(0, 8), date_of_birth])
        expect(text).not.toContain(plain.toLowerCase());
  };
  /** Adds a patient by the form. @returns the id */
  const add = async (person: Person): Promise<string> => {
    people.push(person);
    await form.open();
    await form.fill(person);
    await form.form.getByRole('button', { name: /Doctor$/ }).click();
    await page.getByRole('option').first().click();
    const made = page.waitForResponse((response) => response.url() === `${system.address}/api/patients/`);
    await form.save.click();
    const { id } = (await (await made).json()) as { id: string };
    await expect(page).toHaveURL(/\/tests\/new\//);
    return id;
  };
  const person = { ...newPerson(), first_name: 'Quirina' };
  // with the same birthday the form would ask whether they are one person
  const twin = { ...person, first_name: 'Corinna', date_of_birth: newPerson().date_of_birth };
  let id = '';
  let twinId = '';

  await test.step('The doctor signs in, and the page may connect to the agent', async () => {
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.try('premises-doctor', PASSWORD);
    await expect(page).toHaveURL('/patients');
    const document = await page.request.get('/patients', { headers: { accept: 'text/html' } });
    expect(document.headers()['content-security-policy']).toContain(`connect-src 'self' ${agent.address};`);
  });

  await test.step('New patients have their names at the agent', async () => {
    id = await add(person);
    await expect(page.getByRole('link', { name: nameOf(person) })).toBeVisible();
    twinId = await add(twin);
    await page.goto('/patients');
    await expect(patients.row(person)).toBeVisible();
    const stored = await admin.call<Record<string, unknown>>('GET', `/api/patients/${id}/`);
    expect(PERSONAL_FIELDS.map((field) => stored[field])).toEqual(PERSONAL_FIELDS.map(() => null));
    expectNothingPersonal();
  });

  await test.step('The agent gets its own token, and no cookie', async () => {
    expect(seen.toAgent.length).toBeGreaterThan(3);
    for (const { url, headers } of seen.toAgent) {
      expect(headers['cookie']).toBeUndefined();
      if (!url.endsWith('/v1/auth-token/')) expect(headers['x-pii-agent-token']).toBeTruthy();
    }
    expect(seen.others).toEqual([]);
  });

  await test.step('They are found by name, in the list and in the palette', async () => {
    await patients.search.fill(twin.last_name.slice(0, 9));
    await patients.search.press('Enter');
    await expect(patients.rows).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').or(palette.getByRole('searchbox')).first().fill(person.last_name.slice(0, 9));
    await expect(palette.getByText(nameOf(twin)).first()).toBeVisible();
    await page.keyboard.press('Escape');
    expectNothingPersonal();
  });

  await test.step('A name is edited', async () => {
    await page.goto(`/patients/edit/${twinId}`);
    const edit = page.getByRole('form');
    await edit.getByRole('textbox', { name: 'First name' }).fill('Cornelia');
    people.push({ ...twin, first_name: 'Cornelia' });
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page).not.toHaveURL(/\/edit\//);
    await page.goto('/patients');
    await expect(patients.row({ ...twin, first_name: 'Cornelia' })).toBeVisible();
    expectNothingPersonal();
  });

  await test.step('Two records are merged, and the merge is undone', async () => {
    await page.goto(`/patients/merge/${twinId}?into=${id}`);
    await page.getByRole('button', { name: `Merge into ${nameOf(person)}` }).click();
    await expect(page.getByText('Patients merged.')).toBeVisible();
    await page.goto(`/patients/${id}`);
    await expect(page.getByText(/^Merged with .*Cornelia/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Merged with /)).toHaveCount(0);
    await page.goto('/patients');
    await expect(patients.row(person)).toBeVisible();
    await expect(patients.row({ ...twin, first_name: 'Cornelia' })).toBeVisible();
    expectNothingPersonal();
  });

  await test.step('A test runs, and its monitor names the patient', async () => {
    system.startHeadset(DEVICE, { speed: 30 });
    const testForm = new TestFormPage(page);
    const monitor = new MonitorPage(page);
    await page.goto(`/tests/new/${id}`);
    await testForm.isShown();
    await testForm.chooseDevice(DEVICE);
    await testForm.choose('Operator', 'Reyes, Paula');
    await testForm.choose('Kind of test', 'Perimetry');
    await testForm.choose('Strategy', 'AVA Fast');
    await testForm.choose('Program', '24-2');
    await testForm.done.click();
    await monitor.isShown();
    await expect(monitor.fact('Name')).toHaveText(nameOf(person));
    expectNothingPersonal();
  });

  await test.step('The agent makes the PDF of the result and this browser its page, with the name', async () => {
    const statuses = async () =>
      (await admin.call<{ results: Test[] }>('GET', `/api/tests/?patient=${id}`)).results.map(({ status }) => status);
    await expect.poll(statuses, { timeout: 90_000 }).toEqual(['finished']);
    await page.goto(`/tests/${id}`);
    await expect(
      page.getByText(/^The server does not have the names, so this browser creates the reports/),
    ).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: /Perimetry.*Finished/ });
    const download = page.waitForEvent('download');
    const fromAgent = page.waitForResponse((answer) => answer.url().includes('/v1/reports/test-result/pdf/'));
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: /PDF/ }).click();
    expect((await fromAgent).status()).toBe(200);
    expect((await readFile(await (await download).path())).subarray(0, 4).toString()).toBe('%PDF');
    const shown = page.waitForEvent('popup');
    await row.getByRole('button', { name: 'Show the report' }).click();
    const report = await shown;
    await expect(report.locator('figure svg').first()).toBeVisible();
    await expect(report.locator('body')).toContainText(person.last_name);
    await report.close();
    expectNothingPersonal();
  });

  await test.step('While the agent is down, names are those of the local copy, marked as such, and nothing typed is lost', async () => {
    await page.goto('/patients');
    await expect(patients.row(person)).toBeVisible();
    await agent.kill();
    await page.goto('/patients');
    await expect(patients.row(person)).toBeVisible();
    await expect(page.getByText('Names are not up to date')).toBeVisible();
    await expect(
      page.getByText('The on-premises agent cannot be reached at its address.', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText(/The on-premises agent cannot be reached at its address.*Names are shown as of /),
    ).toBeVisible();
    await expectAccessible(page);
    await patients.search.fill(person.last_name.slice(0, 9));
    await patients.search.press('Enter');
    await expect(patients.rows).toHaveCount(2);
    await page.goto(`/patients/edit/${id}`);
    const name = page.getByRole('form').getByRole('textbox', { name: 'First name' });
    await expect(name).toHaveValue(person.first_name);
    await name.fill('Quillon');
    people.push({ ...person, first_name: 'Quillon' });
    await page.getByRole('form').getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('form').getByText('The on-premises agent cannot be reached at its address.', { exact: true }),
    ).toBeVisible();
    await expect(name).toHaveValue('Quillon');
    expectNothingPersonal();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain(person.last_name);
  });

  await test.step('Once it answers again, names are current', async () => {
    await agent.start();
    await page.goto('/patients');
    await expect(patients.row(person)).toBeVisible();
    await expect(page.getByText('Names are not up to date')).toHaveCount(0);
  });

  await test.step('An agent that refuses signs the user out, and leaves nothing on the device', async () => {
    await page.route(`${agent.address}/v1/**`, (route) =>
      route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': system.address },
        json: { detail: 'No.', name: 'AssertionRefused' },
      }),
    );
    const signedOut = page.waitForRequest((request) => request.url().endsWith('/api/logout/'));
    await page.goto('/patients');
    await signedOut;
    await new SignInPage(page).isShown();
    await expect(page.getByText('The on-premises agent of your clinic refused the sign-in')).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((done) => {
              const opening = indexedDB.open('isopter.zero-pii');
              opening.addEventListener('success', () => {
                const asking = opening.result.transaction('patients').objectStore('patients').count();
                asking.addEventListener('success', () => {
                  opening.result.close();
                  done(asking.result);
                });
              });
            }),
        ),
      )
      .toBe(0);
    expectNothingPersonal();
  });
  await context.close();
  await admin.close();
  await system.stopHeadset(DEVICE);
  await agent.remove();
});
