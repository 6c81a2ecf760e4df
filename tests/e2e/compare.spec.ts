import type { Test } from '@isopter/contract';
import type { Clinic } from './clinic.ts';
import { expect, test } from './test.ts';

/** Somebody of the sample clinic who was tested four times: whose first test is the oldest of all. */
async function testedOften(clinic: Clinic): Promise<string> {
  const oldest = '/api/tests/?status__name__in=Finished&ordering=created&limit=1';
  const { results } = await clinic.call<{ results: Test[] }>('GET', oldest);
  return results[0]?.patient ?? '';
}

/** In points. */
const A4_ACROSS = [842, 595];

test(
  'a doctor marks two fields of a patient and reads how they differ [OUR-250] [OUR-251] [OUR-254]',
  { tag: '@all' },
  async ({ page, administrator, signIn }) => {
    const patient = await testedOften(administrator);
    await signIn.session('doctor');
    await page.goto(`/patients/${patient}`);
    const tests = page.getByRole('group', { name: 'Tests', exact: true });
    const marks = tests.getByRole('checkbox', { name: /^Mark for comparison/ });

    await test.step('One field alone is not compared, and the page says what is missing', async () => {
      await expect(page.getByText('Mark two fields, acuity tests or hearing tests to compare them.')).toBeVisible();
      await expect(marks).toHaveCount(4);
      await marks.nth(0).press('Space');
      await expect(page.getByText('Mark one more test of the same kind.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Compare' })).toHaveCount(0);
    });

    await test.step('Two are compared, the newer one as B', async () => {
      await marks.nth(2).press('Space');
      await page.getByRole('link', { name: 'Compare' }).click();
      await expect(page).toHaveURL(new RegExp(`/patients/${patient}/compare\\?eye=OS&a=.+&b=.+`));
      await expect(page.getByRole('heading', { name: 'Compare fields', level: 1 })).toBeVisible();
    });

    const difference = page.getByRole('region', { name: 'Difference, dB' });
    await test.step('The difference says how many points are worse, and the bound of chance', async () => {
      await expect(difference.getByRole('status')).toHaveText(
        /^Worse at \d+ of 52 points, \d+ of them p < 1%\. In 5% of stable pairs of fields, more than [78] points are worse by chance\.$/,
      );
      await expect(difference.getByRole('application', { name: 'Difference of each point, Left eye' })).toBeVisible();
    });

    await test.step('The other eye has its own, also after a reload', async () => {
      await page.getByRole('radio', { name: 'right eye' }).click();
      await expect(page).toHaveURL(/eye=OD/);
      await page.reload();
      await expect(difference.getByRole('application', { name: 'Difference of each point, Right eye' })).toBeVisible();
    });

    await test.step('On paper it has both fields, the rule of the difference and its source, and nothing of the frame', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('region', { name: /^Field A, / })).toBeVisible();
      await expect(page.getByRole('region', { name: /^Field B, / })).toBeVisible();
      await expect(page.getByText(/^A point is worse if it is below 95% of repeated tests/)).toBeVisible();
      await expect(page.getByText(/Artes/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Compare fields' })).toBeVisible();
      for (const role of ['navigation', 'banner', 'link', 'radio'] as const) {
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      }
      // what says the days of both
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(2);
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sizes = [...sheet.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
        [width, height].map((points) => Math.round(Number(points))),
      );
      // the fields on the first, their course on the second
      expect(sizes).toEqual([A4_ACROSS, A4_ACROSS]);
      await page.emulateMedia({ media: null });
    });

    await test.step('It leads back to the patient', async () => {
      await page.getByRole('link', { name: 'Close' }).click();
      await expect(page).toHaveURL(new RegExp(`/patients/${patient}$`));
    });
  },
);

test(
  'two hearing tests of a patient are compared, ear by ear and tone by tone [OUR-293]',
  { tag: '@all' },
  async ({ page, clinic, signIn }) => {
    const patient = await clinic.newPatient();
    for (const ear of ['LEFT', 'LEFT'] as const) {
      const { id } = await clinic.startTest(patient, 'Lane 2 headset', {
        test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' },
        ear,
        skip_tutorial: true,
      });
      await expect.poll(async () => (await clinic.test(id)).status, { timeout: 90_000 }).toBe('finished');
    }
    await signIn.session('doctor');

    await test.step('Both are marked on the page of the patient', async () => {
      await page.goto(`/patients/${patient.id}`);
      const marks = page.getByRole('checkbox', { name: /^Mark for comparison/ });
      await expect(marks).toHaveCount(2);
      for (const mark of await marks.all()) await mark.press('Space');
      await page.getByRole('link', { name: 'Compare' }).click();
      await expect(page.getByRole('heading', { name: 'Compare hearing', level: 1 })).toBeVisible();
    });

    await test.step('The ear both have shows its tones with their differences', async () => {
      const left = page.getByRole('region', { name: 'Left ear' });
      await expect(left.getByRole('row')).toHaveCount(9);
      await expect(left.getByRole('application', { name: 'Audiogram' })).toBeVisible();
      const kilohertz = left.getByRole('row', { name: /^1000 / }).getByRole('cell');
      const [earlier, later, by] = (await kilohertz.allInnerTexts()).map((text) =>
        Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')),
      );
      expect(by).toBe(later! - earlier!);
    });

    await test.step('An ear that neither tested is not there', async () => {
      await expect(page.getByRole('region', { name: 'Right ear' })).toHaveCount(0);
    });
  },
);
