import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Office, User } from '@isopter/contract';
import { Clinic } from './clinic.ts';
import { PASSWORD } from './people.ts';
import { expect, patience, test } from './test.ts';

/** A form, filled so that it can be saved. */
interface FilledForm {
  path: string;
  fill: () => Promise<void>;
  /** Presses what saves; "Save" unless it says something else. */
  save?: () => Promise<void>;
}

const mark = `${randomInt(1_000_000)}`;
const NEW = { 'First name': 'Nina', 'Last name': `Okoye${mark}` };

/** Whatever can be typed, ticked or chosen on the page, as it is now; not what is asked for above it. */
const entered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, textarea, button[aria-haspopup="listbox"]')].flatMap((field) => {
      if (field.closest('[role="alertdialog"]')) return [];
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return field.innerText;
      return `${field.value} ${'checked' in field && field.checked}`;
    }),
  );

/** Matches polling, which must not notice the expired session before the click; saving searches patients. */
const notAsked = (url: URL): boolean => url.pathname.startsWith('/api/') && url.pathname !== '/api/patients/';

/** Ends the session under a filled form, signs in again above it, and saves. @returns what the save answered */
async function outlivesItsSession(page: Page, { path, fill, save }: FilledForm): Promise<unknown> {
  await page.goto(path);
  await fill();
  const press = save ?? (() => page.getByRole('button', { name: 'Save', exact: true }).click());
  const before = await entered(page);
  await page.route(notAsked, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await page.context().clearCookies({ name: 'sessionid' });
  await press();
  const over = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(over).toBeVisible();
  await page.unroute(notAsked);
  expect(await entered(page), path).toEqual(before);
  // what was pressed waits for the sign-in, and is done after it
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.ok() && !answer.url().endsWith('/auth-token/'),
    { timeout: 20_000 },
  );
  await over.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await over.getByRole('button', { name: 'Sign in', exact: true }).click();
  const answer = await saved;
  await expect(page).not.toHaveURL(path);
  return answer.status() === 204 ? undefined : { ...(await answer.json()), at: new URL(answer.url()).pathname };
}

test(
  'every form outlives its session: signed in again above it, all that was typed is still there and is saved [AUTH-10]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn, testForm, bundleForm }) => {
    test.setTimeout(patience(300_000));
    const type = async (fields: Record<string, string>): Promise<void> => {
      for (const [name, text] of Object.entries(fields))
        await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
    };
    const choose = async (field: RegExp, option: string): Promise<void> => {
      await page.getByRole('button', { name: field }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const everyOffice = (): Promise<void> => page.getByRole('button', { name: 'Select all' }).click();
    const patient = await clinic.newPatient();
    const { user } = await clinic.call<{ user: User }>('GET', '/api/bootstrap/');
    const { results: offices } = await clinic.call<{ results: Office[] }>('GET', '/api/offices/');
    const employee = await clinic.call<{ id: string }>('POST', '/api/employees/', {
      first_name: 'Owen',
      last_name: `Perkins${mark}`,
      username: `owen${mark}`,
      email: `owen${mark}@isopter.example`,
      phone_number: null,
      offices: [offices[0]?.id],
      groups: ['OPERATOR'],
    });

    const OF_AN_ADMIN: FilledForm[] = [
      {
        path: '/patients/new',
        fill: async () => {
          await type({ 'First name': 'Amina', 'Last name': `Test${mark}`, 'Date of birth': '04/03/1962' });
          await choose(/Doctor/, 'Ashworth, Helen');
        },
      },
      { path: `/patients/edit/${patient.id}`, fill: () => type({ 'First name': 'Aminata' }) },
      {
        path: '/users/new',
        fill: async () => {
          await type({ ...NEW, Username: `nina${mark}`, 'E-mail': `nina${mark}@isopter.example` });
          await everyOffice();
          await page.getByText('Doctor', { exact: true }).click();
        },
      },
      { path: `/users/edit/${employee.id}`, fill: () => type({ 'First name': 'Owain' }) },
      { path: `/offices/select/${employee.id}`, fill: everyOffice },
      {
        path: '/offices/new',
        fill: async () => {
          await type({ Name: `Riverside ${mark}`, Street: '3 River Road', City: 'Northfield', State: 'Minnesota' });
          await type({ Zip: '55057-1', Phone: '+1 507 555 0101' });
          const country = page.getByRole('combobox', { name: /^Country/ });
          await country.fill('united states');
          await country.press('Tab');
        },
      },
      {
        path: '/devices/new',
        fill: async () => {
          await type({ Name: `Lane ${mark}` });
          await choose(/Type/, 'Office');
          await everyOffice();
        },
      },
      {
        path: '/custom-bundles/new',
        fill: async () => {
          await type({ Name: `Hearing ${mark}` });
          await bundleForm.choosePureTone('Pure tone screening', 'Left ear');
          await bundleForm.next();
        },
        save: () => bundleForm.end('Create bundle'),
      },
      {
        path: '/preferences',
        fill: async () => {
          await page.getByRole('tab', { name: 'Patient' }).click();
          await page.getByText('Show dates of birth').click();
        },
      },
      {
        path: '/user_settings',
        fill: async () => {
          await page.getByRole('button', { name: 'Edit profile' }).click();
          await type({ 'First name': 'Another' });
        },
      },
      {
        path: '/contact',
        fill: () => type({ Message: 'The headset stays dark.' }),
        save: () => page.getByRole('button', { name: 'Send message' }).click(),
      },
      {
        path: `/tests/new/${patient.id}`,
        fill: () => testForm.fill('Lane 1 headset'),
        save: () => testForm.done.click(),
      },
      {
        path: `/tests/bundles/new/${patient.id}`,
        fill: async () => {
          await testForm.chooseDevice('Lane 2 headset');
          await testForm.choose('Operator', 'Fischer, Lena');
          await bundleForm.choosePureTone('Pure tone screening', 'Left ear');
          await bundleForm.next();
        },
        save: () => bundleForm.end(),
      },
    ];
    // that of an invitation, whose clinic signs in by a provider, is in single-sign-on.spec.ts
    const FORMS = {
      oga: OF_AN_ADMIN,
      offline: [
        {
          path: '/offline-controllers/new',
          fill: async () => {
            await type({ Name: `Van ${mark}` });
            await everyOffice();
          },
        },
      ],
    } satisfies Record<string, FilledForm[]>;

    for (const [account, forms] of Object.entries(FORMS) as [keyof typeof FORMS, FilledForm[]][]) {
      await page.context().clearCookies();
      await signIn.session(account);
      const colleague = await Clinic.open(system.address, account);
      const made: string[] = [];
      for (const form of forms) {
        await test.step(form.path, async () => {
          const answer = (await outlivesItsSession(page, form)) as { at: string; id?: string } | undefined;
          if (answer?.id !== undefined && !answer.at.includes(answer.id)) made.push(`${answer.at}${answer.id}/`);
        });
      }
      // as it was before, for the tests that follow; those of a patient go with the patient
      for (const path of made.filter((one) => !/tests|bundles\//.test(one))) await colleague.ask('DELETE', path);
      await colleague.close();
    }
    await clinic.ask('DELETE', `/api/employees/${employee.id}/`);
    await clinic.prefer({ show_patient_dob: true });
    const { first_name, last_name, username, email, phone_number } = user;
    await clinic.call('PUT', '/api/update-user/', { first_name, last_name, username, email, phone_number });
  },
);
