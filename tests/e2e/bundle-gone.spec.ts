import { expect, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

for (const { name, isMerged } of [
  { name: 'deleted', isMerged: false },
  { name: 'merged with another one', isMerged: true },
]) {
  test(
    `a bundle whose patient is ${name} meanwhile is refused with that reason, and keeps every test in the form [OUR-404]`,
    { tag: '@all' },
    async ({ page, clinic, signIn, bundleForm }) => {
      const patient = await clinic.newPatient();
      await signIn.session('doctor');
      await page.goto(`/tests/bundles/new/${patient.id}`);
      await bundleForm.isAt(1);
      await bundleForm.screenBothEars(DEVICE);
      await bundleForm.next();

      const other = isMerged ? await clinic.newPatient() : undefined;
      await clinic.removePatient(patient.id, other?.id);
      await bundleForm.end();

      await expect(page.getByText(/^This patient was deleted or merged in the meantime/)).toBeVisible();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(bundleForm.order.getByRole('listitem')).toHaveCount(2);
      await expect(bundleForm.testForm.field('Kind of test')).toContainText('Audiometry');
      // nothing was made of it
      expect((await clinic.ask('GET', `/api/patients/${patient.id}/`)).status).toBe(404);
    },
  );
}
