import { writtenDayIn as written } from './days.ts';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Home kit 07';

test('a test at home is ordered with how the patient is reached, repeated, changed and ended [FORM-15] [FORM-16] [FORM-33] [RECUR-01] [RECUR-03] [RECUR-04] [RECUR-06] [RECUR-07]', async ({
  page,
  clinic,
  system,
  signIn,
  testForm,
  monitor,
}) => {
  test.setTimeout(patience(180_000));
  const patient = await clinic.newPatient();
  system.startHeadset(DEVICE);
  await expect.poll(async () => (await clinic.device(DEVICE)).active, { timeout: 60_000 }).toBe(true);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const days = page.getByRole('textbox', { name: 'Days between tests' });
  const until = page.getByRole('textbox', { name: 'Until' });
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

  await signIn.session('doctor');
  await page.goto(`/tests/new/${patient.id}`);
  await expect(page.getByRole('heading', { name: 'New test' })).toBeVisible();
  await testForm.fill(DEVICE);
  await next.click();

  await test.step('Without contact data there is no next step, and errors are shown at their fields', async () => {
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeFocused();
    await next.click();
    await expect(page.getByText('Enter an e-mail address or a phone number')).toHaveCount(2);
    await page.getByLabel('E-mail').fill('nobody@');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+1 212 555 0147');
    await next.click();
    await expect(page.getByText('This is not an e-mail address')).toBeVisible();
    await page.getByLabel('E-mail').fill('');
    await next.click();
  });

  await test.step('An end in the past and a period of nothing are refused; going back and forth loses nothing', async () => {
    await expect(page.getByRole('heading', { name: 'Schedule' })).toBeFocused();
    await page.getByRole('radiogroup', { name: 'Repeat this test' }).getByText('Yes').click();
    await testForm.done.click();
    await expect(page.getByText('Days between tests is required')).toBeVisible();
    await days.fill('30');
    await until.fill(written(-2));
    await testForm.done.click();
    await expect(page.getByText('The end must not be in the past')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(/555/);
    await next.click();
    await expect(days).toHaveValue('30');
    await until.fill(written(90));
    await testForm.done.click();
  });

  await test.step('The test begins, the patient keeps the number, and the test is repeated', async () => {
    await monitor.isShown();
    expect(await clinic.test(monitor.test)).toMatchObject({ patient: patient.id, patient_phone: '+12125550147' });
    const kept = await clinic.call<{ phone: string }>('GET', `/api/patients/${patient.id}/`);
    expect(kept.phone).toBe('+12125550147');
    await page.goto(`/tests/recurring/${patient.id}`);
    await expect(page.getByRole('tab', { name: 'Recurring tests' })).toHaveAttribute('aria-selected', 'true');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Perimetry 24-2, AVA Fast');
    await expect(rows).toContainText('Every 30 days');
    await expect(rows).toContainText(written(30));
    await expect(rows).toContainText(written(90));
    await expect(page.getByRole('link', { name: 'New test' })).toHaveCount(0);
  });

  await test.step('It is looked at, and closes to its list', async () => {
    await rows.getByRole('rowheader').click();
    await expect(page.getByRole('heading', { name: 'Recurring test' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(`/tests/recurring/${patient.id}`);
  });

  await test.step('Another period moves the next day; a wrong one is refused', async () => {
    await rows.getByRole('button', { name: /^Change/ }).click();
    await days.fill('1000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a whole number of days from 1 to 999')).toBeVisible();
    await days.fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(`/tests/recurring/${patient.id}`);
    await expect(rows).toContainText(written(7));
  });

  await test.step('It ends only after a question', async () => {
    await rows.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Back' }).click();
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No results found')).toBeVisible();
  });
  await clinic.tidy();
});
