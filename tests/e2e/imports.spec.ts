import type { ImportItem, Test } from '@isopter/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Clinic } from './clinic.ts';
import { expect, patience, test } from './test.ts';

/** How long a report may take to be read, ms: a picture is recognised. */
const READING = 90_000;

/** The report of a field that was measured, as a file. */
async function reportOf(page: Page, clinic: Clinic, kind: 'pdf' | 'image' | 'dicom'): Promise<Buffer> {
  const query = 'status__name__in=Finished&group=PERIMETRY&limit=50';
  const { results } = await clinic.call<{ results: Test[] }>('GET', `/api/tests/?${query}`);
  const field = results.find(
    ({ test_group: { strategy, protocol }, eye }) => strategy === 'FULL_THRESHOLD' && protocol === '24-2' && eye === '',
  );
  const answer = await page.request.get(`/api/reports/test-result/${kind}/?test_id=${field?.id}&timezone=UTC`);
  expect(answer.status()).toBe(200);
  return answer.body();
}

const width = (image: Element): number => (image as HTMLImageElement).naturalWidth;

const importsOf = (clinic: Clinic, patient: string): Promise<ImportItem[]> =>
  clinic.call('GET', `/api/tests-external/patient-tests/?patient=${patient}`);

test('reports of other devices are uploaded, read, verified with the values that are unsure, shown and deleted (of IMP-01) (of IMP-02) (of IMP-03) (of IMP-04) (of IMP-05) [IMP-06] [LIST-13] [OUR-472] [OUR-473] [OUR-476] [OUR-478] [OUR-479]', async ({
  page,
  clinic,
  signIn,
  tests,
}) => {
  test.setTimeout(patience(300_000));
  const patient = await clinic.newPatient();
  await signIn.session('doctor');
  const [pdf, picture] = [await reportOf(page, clinic, 'pdf'), await reportOf(page, clinic, 'image')];
  const dicom = await reportOf(page, clinic, 'dicom');
  // all of them are of the patient of a sample test
  const confirm = () => page.getByRole('textbox', { name: /^Why this report/ }).fill('Sample report.');
  const rowOf = (file: string) => tests.table.getByRole('row').filter({ hasText: file });
  const act = async (file: string, action: string): Promise<void> => {
    await rowOf(file)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const upload = page.getByRole('button', { name: 'Upload', exact: true });

  await test.step('From the tests of the patient; what is no report is refused by its content', async () => {
    await page.goto(`/tests/${patient.id}`);
    await page.getByRole('link', { name: 'Import reports' }).click();
    await expect(page).toHaveURL(`/import/upload/${patient.id}`);
    await expect(upload).toBeDisabled();
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles([
      { name: 'field.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'field.png', mimeType: 'image/png', buffer: picture },
      { name: 'field.dcm', mimeType: '', buffer: dicom },
      { name: 'broken.dcm', mimeType: '', buffer: dicom.subarray(0, 2000) },
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') },
    ]);
    await expect(page.getByText('field.png', { exact: true })).toBeVisible();
    await expect(upload).toBeEnabled();
  });

  await test.step('They are uploaded while the tests are shown, and read', async () => {
    await upload.click();
    await expect(page).toHaveURL(`/tests/${patient.id}`);
    await expect(rowOf('field.pdf')).toContainText('To be verified', { timeout: READING });
    await expect(rowOf('field.pdf')).toContainText('Perimetry 24-2');
    await expect(rowOf('field.png')).toContainText(/To be verified|Needs review/, { timeout: READING });
    await expect(rowOf('field.dcm')).toContainText('Perimetry 24-2', { timeout: READING });
    await expect(rowOf('broken.dcm')).toContainText('Upload failed');
    await expect(tests.table.getByText('letter.pdf')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('The PDF is of somebody else: it is verified with a reason, and a value is corrected', async () => {
    await act('field.pdf', 'Verify');
    const verify = page.getByRole('button', { name: 'Verify', exact: true });
    await expect(page.getByText('The report may belong to another patient')).toBeVisible();
    await expect(verify).toBeDisabled();
    await expectAccessible(page);
    await confirm();
    await page.getByRole('textbox', { name: 'Right eye, x 3°, y 3°' }).fill('<0');
    await verify.click();
    await expect(page.getByText('Report verified.')).toBeVisible();
    await expect(rowOf('field.pdf')).toContainText('Verified');
    const item = (await importsOf(clinic, patient.id)).find(({ test_report }) => test_report === 'field.pdf')!;
    const corrected = item.extracted_data?.thresholds.find(({ eye, x, y }) => eye === 'OD' && x === 3 && y === 3);
    expect(corrected?.value).toBe(-1);
  });

  await test.step('Who confirmed it and what was corrected is shown, and the device on the patient page', async () => {
    await act('field.pdf', 'Correct verified data');
    await page.getByRole('button', { name: '1 change' }).click();
    await expect(page.getByText('Identity confirmed: Sample report.')).toBeVisible();
    await expect(page.getByText(/^Right eye, x 3°, y 3°: .* → <0$/)).toBeVisible();
    await page.goto(`/patients/${patient.id}`);
    await expect(page.getByText(/Measured by .* · Imported from field\.pdf/)).toBeVisible();
    await page.goto(`/tests/${patient.id}`);
  });

  await test.step('Its report is the file that was uploaded', async () => {
    const download = page.waitForEvent('download');
    await act('field.pdf', 'Download the report');
    const file = await (await download).createReadStream();
    const bytes: Buffer[] = [];
    for await (const piece of file) bytes.push(piece as Buffer);
    expect(Buffer.concat(bytes).equals(pdf)).toBe(true);
  });

  await test.step('Of the picture each unsure value is read off what was cut out of it', async () => {
    const item = (await importsOf(clinic, patient.id)).find(({ test_report }) => test_report === 'field.png')!;
    const unsure = item.low_confidence_sensitivities;
    expect(unsure.length).toBeGreaterThan(0);
    await rowOf('field.png').getByRole('rowheader').click();
    await expect(page).toHaveURL(`/import/verify/${item.upload_id}`);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeVisible();
    await confirm();
    // a picture can leave two days open, of which neither is chosen
    await page.getByRole('textbox', { name: 'Date of the test' }).fill('11/20/2026');
    await next.click();
    const pictures = page.getByRole('img', { name: /cut from the report/ });
    await expect(pictures).toHaveCount(unsure.length);
    for (const cropped of await pictures.all()) await expect.poll(() => cropped.evaluate(width)).toBeGreaterThan(8);
    await expectAccessible(page);
    const fields = page.getByRole('main').getByRole('textbox', { name: /^Value/ });
    await expect(fields).toHaveCount(unsure.length);
    for (const field of await fields.all()) await field.fill('21');
    await page.getByRole('button', { name: /^(Verify|Resolve)$/ }).click();
    await expect(page.getByText('Report verified.')).toBeVisible();
    const [after] = (await importsOf(clinic, patient.id)).filter(({ test_report }) => test_report === 'field.png');
    expect(after).toMatchObject({ extraction_verified: true });
    expect(after?.low_confidence_sensitivities.map(({ value }) => value)).toEqual(unsure.map(() => 21));
  });

  await test.step('One is deleted with its file', async () => {
    await act('field.png', 'Delete the report');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the report' }).click();
    await expect(rowOf('field.png')).toHaveCount(0);
    expect(await importsOf(clinic, patient.id)).toHaveLength(2);
  });
});
