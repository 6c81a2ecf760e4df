import { expect, test } from './test.ts';

test('a headset is added and paired from the screen, and runs a test [DEV-01] [DEV-03] [DEV-04] [DEV-09]', async ({
  page,
  system,
  clinic,
  signIn,
  testForm,
  monitor,
}) => {
  const name = `Lane 3 headset ${Date.now()}`;
  const patient = await clinic.newPatient();
  await signIn.as('oga');

  await test.step('A new device leads to its code', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Devices' }).click();
    await page.getByRole('link', { name: 'New device' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('img', { name: /Pairing code/ })).toBeVisible();
  });

  await test.step('A headset with the code is paired, and the screen updates automatically', async () => {
    const code = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent();
    system.pairHeadset(name, code ?? '');
    await expect(page.getByText('Paired, connected')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('img', { name: /Pairing code/ })).toBeHidden();
    await page.goto('/devices');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Paired, connected');
  });

  await test.step('A test runs on it', async () => {
    await page.goto(`/tests/new/${patient.id}`);
    await testForm.isShown();
    await testForm.fill(name);
    await testForm.done.click();
    await monitor.isShown();
    await expect(monitor.fact('Device')).toHaveText(name);
    await monitor.dismissDots();
    await expect.poll(async () => (await clinic.test(monitor.test)).status).toBe('started');
  });
  await clinic.tidy();
  await system.stopHeadset(name);
});
