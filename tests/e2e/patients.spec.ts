import { PatientsPage } from './pages/Patients.ts';
import { SignInPage } from './pages/SignIn.ts';
import { nameOf, newPerson } from './people.ts';
import { expect, test } from './test.ts';

test(
  'typing waits, Enter searches at once, and a search begins on the first page [PAT-02]',
  { tag: '@all' },
  async ({ page, clinic, signIn, patients }) => {
    const person = newPerson();
    await clinic.newPatient(person);
    await page.clock.install();
    await signIn.as('doctor');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(patients.range).toHaveText(/^51 to 100 of /);

    await test.step('Nothing is asked before the pause in typing is long enough', async () => {
      await page.clock.pauseAt(Date.now() + 60_000);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { searchParams } = new URL(request.url());
        const search = searchParams.get('search');
        if (search !== null) asked.push(`${search} from ${searchParams.get('offset')}`);
      });
      await patients.search.pressSequentially(person.last_name);
      await page.clock.runFor(740);
      expect(asked).toEqual([]);
      await page.clock.runFor(20);
      await expect.poll(() => asked).toEqual([`${person.last_name} from 0`]);
      await page.clock.resume();
      await expect(patients.rows).toHaveCount(1);
      await expect(patients.row(person)).toBeVisible();
      await expect(patients.range).toHaveText('1 to 1 of 1');
    });

    await test.step('Enter does not wait', async () => {
      await page.clock.pauseAt(Date.now() + 120_000);
      const asked = page.waitForRequest((request) => request.url().includes('search=Nobody-is-called-so'));
      await patients.search.fill('Nobody-is-called-so');
      await patients.search.press('Enter');
      await asked;
      await page.clock.resume();
      await expect(page.getByText('No results found')).toBeVisible();
    });

    await test.step('An empty term shows everybody again', async () => {
      await patients.search.fill('');
      await patients.search.press('Enter');
      await expect(patients.rows).toHaveCount(50);
      await expect(patients.range).toHaveText(/^1 to 50 of /);
    });
  },
);

test('the list has pages of four sizes [PAT-01]', { tag: '@all' }, async ({ page, signIn, patients }) => {
  await signIn.as('doctor');
  await expect(patients.range).toHaveText(/^1 to 50 of /);
  for (const size of [10, 20, 100]) {
    await page.getByRole('button', { name: /a page$/ }).click();
    await page.getByRole('menuitemradio', { name: `${size} a page` }).click();
    await expect(patients.range).toHaveText(new RegExp(`^1 to ${size} of `));
  }
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(patients.range).toHaveText(/^101 to 200 of /);
});

test('the list is as it was left on Back and after a reload, and names nobody in the address [OUR-35] [OUR-36]', async ({
  page,
  clinic,
  signIn,
  patients,
}) => {
  const person = newPerson();
  await clinic.newPatient(person);
  await signIn.as('doctor');

  await test.step('Page and sorting are in the address', async () => {
    const names = patients.table.getByRole('columnheader', { name: 'Patient' });
    await names.click();
    await expect(names).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL('/patients?sort=last_name');
    // rows of the page before stay until the next ones are there
    const others = await patients.rows.first().textContent();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/patients?page=2&sort=last_name');
    await expect(patients.range).toHaveText(/^51 to 100 of /);
    await expect(patients.rows.first()).not.toHaveText(others ?? '');
    const second = await patients.rows.first().textContent();
    // scrolls there
    await patients.rows.last().click();
    await expect(page).toHaveURL(/\/patients\/[^?]+$/);
    await page.goBack();
    await expect(page).toHaveURL('/patients?page=2&sort=last_name');
    await expect(patients.rows.first()).toHaveText(second ?? '');
    await expect(patients.rows.last()).toBeInViewport();
    await page.reload();
    await expect(patients.range).toHaveText(/^51 to 100 of /);
    await expect(names).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('What was searched for is not, and is kept too', async () => {
    await patients.search.fill(person.last_name);
    await patients.search.press('Enter');
    await expect(patients.rows).toHaveCount(1);
    await expect(page).toHaveURL('/patients?sort=last_name');
    await patients.row(person).click();
    await expect(page).toHaveURL(/\/patients\/[^?]+$/);
    await page.goBack();
    await expect(patients.search).toHaveValue(person.last_name);
    await expect(patients.rows).toHaveCount(1);
    await page.reload();
    await expect(patients.search).toHaveValue(person.last_name);
    await expect(patients.rows).toHaveCount(1);
  });

  await test.step('The link to the list resets it', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Patients' }).click();
    await expect(page).toHaveURL('/patients');
    await expect(patients.search).toHaveValue('');
    await expect(patients.range).toHaveText(/^1 to 50 of /);
  });
});

test('a row leads to the patient, and on to their tests [PAT-01] [PAT-09] [PAT-20]', async ({
  page,
  clinic,
  signIn,
  patients,
}) => {
  const person = newPerson();
  const { id } = await clinic.newPatient(person);
  await signIn.as('doctor');
  await patients.search.fill(person.last_name);
  await patients.search.press('Enter');
  await patients.row(person).click();
  await expect(page).toHaveURL(`/patients/${id}`);
  await expect(page.getByRole('heading', { name: nameOf(person) })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText([
    'Patients',
    nameOf(person),
  ]);
  // above the course, and in it, as nothing was tested yet
  const newTest = page.getByRole('link', { name: 'New test' });
  await expect(newTest).toHaveCount(2);
  for (const link of await newTest.all()) await expect(link).toHaveAttribute('href', `/tests/new/${id}`);
  await expect(page.getByRole('link', { name: 'Previous tests' })).toHaveAttribute('href', `/tests/${id}`);
});

test(
  'theme and density are kept over a reload [API-08]',
  { tag: '@all' },
  async ({ page, signIn, frame, patients }) => {
    const html = page.locator('html');
    await signIn.as('doctor');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await frame.choose(/^Dark/);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await frame.choose('Compact');
    await page.reload();
    await patients.isShown();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-density', 'compact');
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark');
    await frame.choose('Light');
    await frame.choose('Comfortable');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-density', 'comfortable');
  },
);

test(
  'a field says what is wrong once it was touched, and not before [PAT-05] [VAL-02]',
  { tag: '@all' },
  async ({ page, signIn, patientForm }) => {
    await signIn.session('doctor');
    await patientForm.open();
    await expect(page.getByText('First name is required')).toBeHidden();
    await patientForm.field('First name').focus();
    await patientForm.field('Last name').focus();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(page.getByText('Last name is required')).toBeHidden();
    await patientForm.field('E-mail').fill('not-an-address');
    await patientForm.field('Phone').focus();
    await expect(page.getByText('This is not an e-mail address')).toBeVisible();
    await patientForm.field('Date of birth').fill('01/01/2999');
    await patientForm.field('Date of birth').blur();
    await expect(page.getByText('The date must not be in the future')).toBeVisible();

    await patientForm.save.click();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(patientForm.field('First name')).toBeFocused();
    await patientForm.field('First name').fill('Amina');
    await expect(page.getByText('First name is required')).toBeHidden();
  },
);

test('a new patient goes straight to a new test [PAT-05] [PAT-06] [PAT-08] [PAT-21]', async ({
  page,
  clinic,
  signIn,
  patientForm,
  testForm,
}) => {
  const person = clinic.expect(newPerson());
  await signIn.session('doctor');
  await patientForm.open();
  await patientForm.fill(person);
  await patientForm.field('E-mail').fill('amina@example.org');
  await patientForm.save.click();
  await testForm.isShown();
  const [patient] = await clinic.find(person);
  expect(patient).toMatchObject({ ...person, email: 'amina@example.org', phone: null });
  await expect(page).toHaveURL(`/tests/new/${patient?.id}?firstTest=true`);
});

test('someone who may exist already is asked about first', async ({ page, clinic, signIn, patientForm, testForm }) => {
  const person = clinic.expect(newPerson());
  const existing = await clinic.newPatient(person);
  const question = page.getByRole('alertdialog', { name: 'This patient may already exist' });
  await signIn.session('doctor');
  await patientForm.open();
  await patientForm.fill(person);
  await patientForm.save.click();

  await test.step('Closing the question leaves the form as it was', async () => {
    const compared = question.getByRole('table', { name: 'Comparison' });
    await expect(compared.getByRole('row', { name: /^Last name Same/ })).toContainText(person.last_name);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(patientForm.field('Last name')).toHaveValue(person.last_name);
    expect(await clinic.find(person)).toHaveLength(1);
  });

  await test.step('The existing one leads to a new test of theirs', async () => {
    await patientForm.save.click();
    await question.getByRole('button', { name: 'Use existing patient' }).click();
    await expect(page).toHaveURL(`/tests/new/${existing.id}`);
    expect(await clinic.find(person)).toHaveLength(1);
  });

  await test.step('Another person of that name is added', async () => {
    await patientForm.open();
    await patientForm.fill(person);
    await patientForm.save.click();
    await question.getByRole('button', { name: 'Create new patient' }).click();
    await testForm.isShown();
    await expect(page).toHaveURL(/firstTest=true$/);
    expect(await clinic.find(person)).toHaveLength(2);
  });
});

test(
  'what the server refuses is said at its field, and nothing typed is lost [PAT-05] [ERR-01]',
  { tag: '@all' },
  async ({ page, clinic, signIn, patientForm, testForm }) => {
    const person = clinic.expect(newPerson());
    await signIn.session('doctor');
    await patientForm.open();
    await patientForm.fill(person);
    await patientForm.field('Patient ID number').fill('A-1');

    await test.step('A refused field', async () => {
      const refusal = {
        detail: 'Some fields are not valid.',
        fields: { patient_id_number: ['This number is taken.'] },
      };
      await page.route('**/api/patients/', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
      );
      await patientForm.save.click();
      await expect(page.getByText('This number is taken.')).toBeVisible();
      await expect(patientForm.field('Patient ID number')).toBeFocused();
      await expect(patientForm.field('First name')).toHaveValue(person.first_name);
      await expect(patientForm.field('Last name')).toHaveValue(person.last_name);
    });

    await test.step('A connection that is gone', async () => {
      await page.unrouteAll();
      await page.context().setOffline(true);
      await expect(page.getByText('No internet access.')).toBeVisible();
      await patientForm.save.click();
      await expect(patientForm.form.getByRole('alert')).toBeVisible();
      await expect(patientForm.field('Last name')).toHaveValue(person.last_name);
      await page.context().setOffline(false);
      await expect(page.getByText('No internet access.')).toBeHidden();
      await patientForm.save.click();
      await testForm.isShown();
      expect(await clinic.find(person)).toHaveLength(1);
    });
  },
);

test('in Arabic the screens run from right to left, the fields of the eyes do not [I18N-02] [I18N-03]', async ({
  page,
  clinic,
  signIn,
  frame,
}) => {
  const { id } = await clinic.startTest(await clinic.newPatient(), 'Lane 2 headset');
  const html = page.locator('html');
  const left = async (name: string) => (await page.getByRole('group', { name, exact: true }).boundingBox())?.x ?? NaN;
  await signIn.as('doctor');
  // its name is another one in each language
  const navigation = page.locator('[data-component=AppNavigation]');
  expect((await navigation.boundingBox())?.x).toBeLessThan(100);

  try {
    await frame.speak(/العربية/);
    await expect(page.getByRole('heading', { name: 'المرضى' })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'ar-EG');
    await expect(html).toHaveAttribute('dir', 'rtl');
    expect((await navigation.boundingBox())?.x).toBeGreaterThan(1_000);

    await page.goto(`/tests/observe/${id}`);
    await page.getByRole('dialog').press('Escape');
    await expect(html).toHaveAttribute('dir', 'rtl');
    const panel = await page.getByRole('complementary').boundingBox();
    expect(panel?.x).toBeLessThan(100);
    expect(await left('العين اليسرى')).toBeLessThan(await left('العين اليمنى'));
    const right = page.getByRole('application', { name: 'المجال البصري، العين اليمنى' });
    const blindSpot = right.getByRole('img', { name: /البقعة العمياء/ }).first();
    await expect(blindSpot).toBeVisible();
    const plot = await right.boundingBox();
    const spot = await blindSpot.boundingBox();
    // the blind spot of a right eye is on the right
    expect(spot?.x).toBeGreaterThan((plot?.x ?? NaN) + (plot?.width ?? NaN) / 2);
  } finally {
    await page.goto('/patients');
    await page.getByRole('button', { name: /العربية/ }).click();
    await page.getByRole('option', { name: /^English/ }).click();
    await expect(html).toHaveAttribute('dir', 'ltr');
  }
});

test(
  'columns that somebody hides are hidden wherever they sign in, and the name stays [OUR-200]',
  { tag: '@all' },
  async ({ page, browser, system, signIn, patients }) => {
    await signIn.as('ca');
    await page.getByRole('button', { name: 'Columns' }).click();
    const columns = page.getByRole('dialog', { name: 'Columns' });
    await expect(columns.getByRole('checkbox', { name: 'Patient' })).toBeDisabled();
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/update-preferences/') && answer.ok());
    await columns.getByText('Status').click();
    await kept;
    await expect(patients.table.getByRole('columnheader', { name: 'Status', includeHidden: true })).toHaveCount(0);

    await test.step('At another computer too', async () => {
      const elsewhere = await browser.newContext({ baseURL: system.address });
      const there = await elsewhere.newPage();
      await new SignInPage(there).as('ca');
      const table = new PatientsPage(there).table;
      await expect(table.getByRole('columnheader', { name: 'Last test' })).toBeVisible();
      await expect(table.getByRole('columnheader', { name: 'Status' })).toHaveCount(0);
      await elsewhere.close();
    });

    await columns.getByText('Status').click();
    await page.keyboard.press('Escape');
    await expect(patients.table.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  },
);
