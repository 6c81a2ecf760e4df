import { readFile } from 'node:fs/promises';
import type { Patient, Test, TrendSample } from '@isopter/contract';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Clinic } from './clinic.ts';
import { yearsOn } from './days.ts';
import { expectImportsRefused } from './importsRefused.ts';
import { expectKeyChanged } from './keyChanged.ts';
import { PatientFormPage } from './pages/PatientForm.ts';
import { PatientsPage } from './pages/Patients.ts';
import { SignInPage } from './pages/SignIn.ts';
import { nameOf, newPerson, PASSWORD } from './people.ts';
import { pictureDifference } from './pictureDifference.ts';
import { confirmByPassword } from './stepUp.ts';
import { expect, patience, test } from './test.ts';
import { checkOf, decrypt, encryptFormer, keysOf } from './zeroPiiProgram.ts';

const KEY = 'owl-at-dusk-2026';
const NEXT_KEY = 'fox-at-dawn-2027';

/** A patient as the API had them before the mode. */
type PlainPatient = Pick<Patient, 'id' | 'first_name' | 'last_name' | 'date_of_birth' | 'email' | 'phone'>;

const textsOf = (report: Locator): Promise<string[]> => report.locator('text').allTextContents();

/** Everything a browser sends to the server from now on: addresses, and bodies. */
function sentBy(page: Page): () => string {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURIComponent(request.url()), request.postData() ?? ''));
  return () => sent.join('\n');
}

/** The keys this browser holds, and whether one can be read out of it. */
const storedKey = (page: Page): Promise<{ count: number; extractable?: boolean }> =>
  page.evaluate(
    () =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('isopter.zero-pii');
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('key').objectStore('key').getAll();
          asking.addEventListener('success', () => {
            const all = asking.result as { key: CryptoKey }[];
            opening.result.close();
            done({ count: all.length, ...(all[0] && { extractable: all[0].key.extractable }) });
          });
        });
      }),
  );

const prompt = (page: Page) => ({
  field: page.getByRole('textbox', { name: 'Key', exact: true }),
  enter: async (key: string): Promise<void> => {
    await page.getByLabel('Key', { exact: true }).fill(key);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  },
  question: page.getByRole('alertdialog', { name: 'Wrong key' }),
});

test('a clinic encrypts its patients, whose names are read with the key alone [PII-01] [PII-02] [PII-03] [PII-04] [PII-05] [PII-07] [PII-08] [PII-11] [PII-13] [PII-14] [OUR-354] [OUR-380] [OUR-384] (of PREF-07) (of OUR-572) (of OUR-574) (of OUR-575) [OUR-667] [OUR-668] [OUR-669] [OUR-831] [OUR-832]', async ({
  page,
  system,
  signIn,
  patients,
  browser,
}) => {
  test.setTimeout(patience(400_000));
  const desk = await Clinic.open(system.address, 'zero');
  const plainPatients = async (): Promise<number> =>
    (await desk.call<{ count: number }>('GET', '/api/patients/?is_encrypted=false&limit=10')).count;
  const before = (await desk.call<{ results: PlainPatient[] }>('GET', '/api/patients/?limit=100')).results;
  const ada = before[0] as PlainPatient & { first_name: string; last_name: string };
  const all = await plainPatients();
  expect(all).toBeGreaterThan(50);

  const late = await browser.newContext({ baseURL: system.address });
  const colleague = await late.newPage();
  const typed = newPerson();
  const open = new PatientFormPage(colleague);
  await test.step('A colleague is typing a new patient meanwhile', async () => {
    const desktop = new SignInPage(colleague);
    await desktop.open();
    await desktop.try('zero-operator', PASSWORD);
    await new PatientsPage(colleague).isShown();
    await open.open();
    await open.fill(typed);
  });

  let encrypted = 0;
  await test.step('The admin turns zero-PII on, with a key that was saved elsewhere', async () => {
    await signIn.as('zero');
    await expect(
      patients.table.getByRole('row', { name: nameOf({ ...ada, date_of_birth: '' }) }).first(),
    ).toBeVisible();
    await page.goto('/preferences?tab=2');
    const dialog = page.getByRole('dialog', { name: 'Preferences' });
    await dialog.getByText('Encrypt personal data in the browser').click();
    await page.getByRole('button', { name: 'Choose a key' }).click();
    const chosen = page.getByRole('dialog', { name: 'The key of your clinic' });
    await chosen.getByLabel('Key', { exact: true }).fill(KEY);
    await chosen.getByRole('checkbox').click({ force: true });
    await chosen.getByRole('button', { name: 'Use this key' }).click();
    await expect(chosen).toBeHidden();
    await page.route('**/api/patients/*/', async (route) => {
      if (route.request().method() !== 'PUT' || (encrypted += 1) <= 20) await route.fallback();
      else await route.fulfill({ status: 500, json: { detail: 'Server error.' } });
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await confirmByPassword(page);
    await expect(dialog).toBeHidden();
  });

  const sent = sentBy(page);
  await test.step('It stops with an error, and everything stays usable', async () => {
    await expect(page.getByText('Not all patients could be encrypted.')).toBeVisible();
    await patients.isShown();
    expect(await plainPatients()).toBe(all - 20);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('Every patient is encrypted beside the screens at the next start, two pages of them, and is shown by name', async () => {
    await page.reload();
    await patients.isShown();
    await expect.poll(plainPatients, { timeout: 60_000 }).toBe(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const { results } = await desk.call<{ results: Record<string, unknown>[] }>('GET', '/api/patients/?limit=100');
    expect(results.length).toBe(all);
    for (const one of results) {
      expect(one).toMatchObject({ first_name: null, last_name: null, date_of_birth: null, email: null, phone: null });
    }
    await page.reload();
    await expect(patients.rows.filter({ hasText: nameOf({ ...ada, date_of_birth: '' }) }).first()).toBeVisible();
  });

  await test.step('A program without our code checks the key and reads what the browser wrote', async () => {
    const { zero_pii_password_hash: check } = await desk.call<{ zero_pii_password_hash: string }>(
      'GET',
      '/api/preferences/',
    );
    expect(checkOf(KEY, check)).toBe(check);
    expect(checkOf('owl-at-dawn-2026', check)).not.toBe(check);
    const keys = keysOf(KEY, check);
    const { results } = await desk.call<{ results: Patient[] }>('GET', '/api/patients/?limit=100');
    for (const { id, encrypted_pii } of results) {
      const person = before.find((one) => one.id === id);
      for (const field of ['first_name', 'last_name', 'date_of_birth', 'email', 'phone'] as const)
        expect(decrypt(keys.current, id, field, encrypted_pii)).toBe(person?.[field] || null);
    }
  });

  await test.step('The browser reads what such a program encrypted by 50 000 iterations', async () => {
    const { zero_pii_password_hash: check } = await desk.call<{ zero_pii_password_hash: string }>(
      'GET',
      '/api/preferences/',
    );
    const { former } = keysOf(KEY, check);
    const facts = { first_name: 'Ngozi', last_name: 'Formerly', date_of_birth: '1961-03-14' };
    const encrypted_pii = Object.fromEntries(
      Object.entries(facts).map(([field, text]) => [field, encryptFormer(former, field, text)]),
    );
    await page.route('**/api/patients/?*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { results: Patient[] };
      const [first, ...rest] = answer.results;
      const changed = first && { ...first, id: crypto.randomUUID(), encrypted_pii };
      await route.fulfill({ response, json: { ...answer, results: [changed, ...rest].filter(Boolean) } });
    });
    await page.reload();
    await expect(patients.rows.filter({ hasText: 'Formerly, Ngozi' }).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await patients.isShown();
  });

  await test.step('A search finds them, and the server learns nothing of it', async () => {
    await patients.search.fill(`${ada.last_name} ${ada.first_name}`.toLowerCase());
    await patients.search.press('Enter');
    await expect(patients.rows.first()).toContainText(nameOf({ ...ada, date_of_birth: '' }));
    await expect(patients.range).not.toContainText(String(all));
  });

  const person = newPerson();
  await test.step('A new patient leaves the browser encrypted, and is found at once', async () => {
    const form = new PatientFormPage(page);
    await form.open();
    await form.fill(person);
    await form.form.getByRole('button', { name: /Doctor$/ }).click();
    await page.getByRole('option').first().click();
    await form.save.click();
    await expect(page.getByRole('region', { name: 'Patient' })).toContainText(nameOf(person));
    await page.goto('/patients');
    await patients.search.fill(person.last_name.slice(0, 8));
    await patients.search.press('Enter');
    await expect(patients.row(person)).toBeVisible();
    const text = sent();
    expect(text).toContain('encrypted_pii');
    for (const plain of [person.last_name, person.last_name.slice(0, 8), person.date_of_birth, ada.last_name, KEY]) {
      expect(text.toLowerCase()).not.toContain(plain.toLowerCase());
    }
  });

  await test.step('Nothing of the key is in local storage', async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).toContain('isopter.zero_pii');
    expect(kept).not.toMatch(/owl-at|pbkdf2/);
    expect(kept).not.toContain(person.last_name);
    expect(await storedKey(page)).toEqual({ count: 1, extractable: false });
  });

  const context = await browser.newContext({ baseURL: system.address });
  const other = await context.newPage();
  const doctor = { signIn: new SignInPage(other), patients: new PatientsPage(other), prompt: prompt(other) };

  await test.step('The doctor is asked for the key at another desk; without it names are placeholders', async () => {
    await doctor.signIn.open();
    await doctor.signIn.try('zero-doctor', PASSWORD);
    await expect(other).toHaveURL('/zero-pii-prompt');
    await expectAccessible(other);
    await doctor.prompt.enter('owl-at-dawn');
    await doctor.prompt.question.getByRole('button', { name: 'Continue without the key' }).click();
    await doctor.patients.isShown();
    await expect(doctor.patients.rows.first()).toBeVisible();
    await expect(other.getByText('Names are encrypted, and this device does not have the key.')).toBeVisible();
    await expect(doctor.patients.table).not.toContainText(ada.last_name);
    await expect(doctor.patients.table).not.toContainText('==');
  });

  await test.step('With it they are read, also after a reload', async () => {
    await other.getByRole('button', { name: 'Enter the key' }).click();
    await doctor.prompt.enter(KEY);
    await expect(other.getByText(/^The key is correct/)).toBeVisible();
    await doctor.patients.isShown();
    await expect(doctor.patients.rows.filter({ hasText: ada.last_name }).first()).toBeVisible();
    await other.reload();
    await expect(doctor.patients.rows.filter({ hasText: ada.last_name }).first()).toBeVisible();
    await expect(other).toHaveURL('/patients');
  });

  await test.step('Names that were exchanged are refused, and named as such where a database has them', async () => {
    type Sealed = { id: string; encrypted_pii: Record<string, string> };
    const list = await desk.call<{ results: [Sealed, Sealed] }>('GET', '/api/patients/?limit=10');
    const [one, two] = list.results;
    const exchanged = await desk.ask('PUT', `/api/patients/${one.id}/`, { encrypted_pii: two.encrypted_pii });
    expect(exchanged).toMatchObject({ status: 400, answer: { fields: { encrypted_pii: [expect.any(String)] } } });

    const named = doctor.patients.rows.filter({ hasText: ada.last_name }).first();
    const state = 'These personal data belong to another patient';
    const exchangedPii = new Map([
      [one.id, two.encrypted_pii],
      [two.id, one.encrypted_pii],
    ]);
    // as the server would answer if somebody had exchanged them in its database, however many each call asks for
    await other.route('**/api/patients/?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { results: Sealed[] };
      for (const row of body.results) row.encrypted_pii = exchangedPii.get(row.id) ?? row.encrypted_pii;
      await route.fulfill({ response, json: body });
    });
    await other.reload();
    await expect(doctor.patients.rows.filter({ hasText: state })).toHaveCount(2);
    await expect(other.getByText(/^Personal data of \d+ patients is hidden/)).toBeVisible();
    await expectAccessible(other);
    for (const id of exchangedPii.keys()) {
      await expect
        .poll(async () => {
          const { results } = await desk.call<{ results: { action: string }[] }>('GET', `/api/audit/?patient=${id}`);
          return results.map(({ action }) => action);
        })
        .toContain('foundForeignData');
    }
    await other.unrouteAll({ behavior: 'ignoreErrors' });
    await other.reload();
    await expect(named).toBeVisible();
    await expect(doctor.patients.table).not.toContainText(state);
  });

  await test.step('Fields have MD and VFI, by the age that this device reads', async () => {
    await doctor.patients.rows
      .filter({ hasText: /Perimetry.*Finished/ })
      .first()
      .getByRole('rowheader')
      .click();
    await expect(other).toHaveURL(/\/patients\/[\w-]{36}$/);
    const trends = `/api${new URL(other.url()).pathname}/trends/`;
    // the server computes missing results once a minute: a call costs less than loading the page until then
    await expect
      .poll(
        async () => ((await (await other.request.get(trends)).json()) as TrendSample[]).map(({ measure }) => measure),
        {
          timeout: 90_000,
          intervals: [2_000],
        },
      )
      .toContain('MEAN_SENSITIVITY');
    await other.reload();
    await expect(other.getByLabel('MD over time')).toBeVisible();
    await expect(other.getByLabel('VFI over time')).toBeVisible();
  });

  await test.step('Tests are neither moved nor downloaded from the server; the screen says why', async () => {
    await other.goto(new URL(other.url()).pathname.replace('/patients/', '/tests/'));
    await expect(other.getByText(/^The server cannot read names, so this browser creates the reports/)).toBeVisible();
    await other
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    const menu = other.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeVisible();
    for (const action of [/DICOM/, /Move/, /mail/]) {
      await expect(menu.getByRole('menuitem', { name: action })).toHaveCount(0);
    }
    await other.keyboard.press('Escape');
  });

  await test.step('Reports are not imported', () =>
    expectImportsRefused(other, new URL(other.url()).pathname.replace('/tests/', '')));

  await test.step('This browser makes the report with the name, page by page as the server does without it', async () => {
    const sentWithReports = sentBy(other);
    const asked = other.waitForRequest(/\/test-result\/data\//);
    const row = other
      .getByRole('row')
      .filter({ hasText: /Perimetry.*Finished/ })
      .first();
    const openMenu = (): Promise<void> => row.getByRole('button', { name: /^Actions/ }).click();
    const saved = async (action: RegExp): Promise<Buffer> => {
      const download = other.waitForEvent('download');
      await openMenu();
      await other.getByRole('menuitem', { name: action }).click();
      return readFile(await (await download).path());
    };
    const pdf = (await saved(/PDF/)).toString('latin1');
    expect(pdf.startsWith('%PDF')).toBe(true);
    const png = await saved(/PNG/);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const { searchParams } = new URL((await asked).url());
    expect([...searchParams.keys()]).toEqual(['test_id']);

    const shown = other.waitForEvent('popup');
    await row.getByRole('button', { name: 'Show the report' }).click();
    const here = await shown;
    await expect(here.locator('figure svg').first()).toBeVisible();
    const id = searchParams.get('test_id') ?? '';
    const tested = await desk.call<Test>('GET', `/api/tests/${id}/`);
    const owner = before.find((one) => one.id === tested.patient)!;
    const age = yearsOn(owner.date_of_birth!, new Date(tested.time_start!), tested.timezone);
    const there = await context.newPage();
    await there.goto(`/api/reports/test-result/html/?test_id=${id}&ages=${id}:${age}`);
    await expect(there.locator('figure svg').first()).toBeVisible();
    const [year, month, day] = owner.date_of_birth!.split('-');
    const personal = [owner.last_name!, 'Born', `${month}/${day}/${year}`, `(${age} years)`];
    expect((await textsOf(here.locator('body'))).join('\n')).toContain(owner.last_name);
    const pages = await here.locator('figure').count();
    expect(pages).toBe(await there.locator('figure').count());
    expect(pdf).toContain(`/Count ${pages}`);
    const differences: number[] = [];
    for (let at = 0; at < pages; at += 1) {
      const [made, served] = [here.locator('figure').nth(at), there.locator('figure').nth(at)];
      const [mine, theirs] = await Promise.all([textsOf(made), textsOf(served)]);
      // the two can be made in different minutes
      const onlyHere = mine.filter((text) => !theirs.includes(text) && !/\d:\d\d/.test(text));
      expect(onlyHere.filter((text) => !personal.some((one) => text.includes(one)))).toEqual([]);
      differences.push(await pictureDifference(other, await made.screenshot(), await served.screenshot()));
    }
    test.info().annotations.push({ type: 'differing pixels of each page', description: differences.join(', ') });
    expect(Math.max(...differences)).toBeLessThan(0.01);
    for (const plain of [owner.last_name!, owner.first_name!]) expect(sentWithReports()).not.toContain(plain);
    await there.close();
    await here.close();
  });

  await test.step('Signing out takes the key along', async () => {
    await other.getByRole('button', { name: /Zeno Dorn/ }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await doctor.signIn.isShown();
    await expect.poll(() => storedKey(other)).toEqual({ count: 0 });
    await doctor.signIn.try('zero-doctor', PASSWORD);
    await expect(other).toHaveURL('/zero-pii-prompt');
  });
  await test.step('The colleague sees the reason, enters the key above the form, and saves the typed data as ciphertexts', async () => {
    await expect(colleague.getByText(/^Zero-PII mode was turned on in your clinic/)).toBeVisible();
    const text = sentBy(colleague);
    await colleague.getByRole('button', { name: 'Enter the key' }).click();
    await expectAccessible(colleague);
    await prompt(colleague).enter(KEY);
    await expect(colleague.getByText(/^The key is correct/)).toBeVisible();
    await open.form.getByRole('button', { name: /Doctor$/ }).click();
    await colleague.getByRole('option').first().click();
    await open.save.click();
    await expect(colleague.getByRole('region', { name: 'Patient' })).toContainText(nameOf(typed));
    expect(text()).toContain('encrypted_pii');
    for (const plain of [typed.last_name, typed.date_of_birth]) expect(text()).not.toContain(plain);
  });
  await test.step('The admin changes the key; the colleague is asked for the new one, and reads names by it', async () => {
    await expectKeyChanged(page, desk, KEY, NEXT_KEY);
    await expect(colleague.getByText(/^The key of your clinic was changed/)).toBeVisible();
    await colleague.getByRole('button', { name: 'Enter the key' }).click();
    await prompt(colleague).enter(NEXT_KEY);
    await expect(colleague.getByRole('region', { name: 'Patient' })).toContainText(nameOf(typed));
  });
  await late.close();
  await context.close();
  await desk.close();
});
