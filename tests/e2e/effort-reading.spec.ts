import type { Test } from '@isopter/contract';
import type { Locator } from '@playwright/test';
import { Effort } from './effort.ts';
import type { Hands } from './hands.ts';
import { newPerson, typedDate } from './people.ts';
import { expect, patience, test } from './test.ts';

/** Maximum cost of each task. */
const LIMITS = {
  'register a patient and continue to their test': { clicks: 5, keys: 8 },
  'see the tests of today, from any screen': { clicks: 1, keys: 2 },
  'compare two fields of a patient, from their page': { clicks: 3, keys: 30 },
  'repeat an earlier test with its settings, from their page': { clicks: 2, keys: 25 },
} as const;

test(
  'four more tasks of every day cost few clicks and few keys [OUR-80] [OUR-81]',
  { tag: '@all' },
  async ({ page, clinic, administrator, signIn, patients, patientForm, testForm, monitor }) => {
    test.setTimeout(patience(300_000));
    const effort = new Effort(page, LIMITS);
    // whose first test is the oldest of the sample clinic was tested four times
    const oldest = '/api/tests/?status__name__in=Finished&ordering=created&limit=1';
    const { results } = await administrator.call<{ results: Test[] }>('GET', oldest);
    const patient = results[0]?.patient ?? '';
    const tests = page.getByRole('group', { name: 'Tests', exact: true });
    const marks = tests.getByRole('checkbox', { name: /^Mark for comparison/ });
    const repeat = tests.getByRole('button', { name: 'Repeat with these settings' });
    const openPatient = async (): Promise<void> => {
      await page.goto(`/patients/${patient}`);
      await expect(marks).toHaveCount(4);
    };
    const isRepeated = async (): Promise<void> => {
      await expect(page).toHaveURL(/repeat=/);
      await expect(page.getByText(/^Filled with the settings of Perimetry 24-2/)).toBeVisible();
    };
    const openPatients = async (): Promise<void> => {
      await page.goto('/patients');
      await patients.isShown();
    };
    await signIn.session('doctor');

    for (const by of ['clicks', 'keys'] as const) {
      await openPatients();
      await effort.count('see the tests of today, from any screen', by, async (hands) => {
        if (by === 'clicks') await hands.click(page.getByRole('link', { name: 'Today' }));
        else {
          await hands.press('g', 't');
        }
        await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
      });

      const person = clinic.expect(newPerson());
      await openPatients();
      await effort.count('register a patient and continue to their test', by, async (hands) => {
        const fill = async (label: string, text: string): Promise<void> => {
          if (by === 'clicks') await hands.click(patientForm.field(label));
          else await hands.reach(patientForm.field(label));
          await hands.type(text);
        };
        if (by === 'clicks') await hands.click(patients.newPatient);
        else {
          await hands.press('n', 'p');
        }
        await fill('First name', person.first_name);
        await fill('Last name', person.last_name);
        await fill('Date of birth', typedDate(person.date_of_birth));
        if (by === 'clicks') await hands.click(patientForm.save);
        else await hands.press('Enter');
        await testForm.isShown();
      });

      await openPatient();
      await effort.count('compare two fields of a patient, from their page', by, async (hands) => {
        const mark = async (place: number): Promise<void> => {
          if (by === 'clicks') await hands.click(marks.nth(place).locator('xpath=ancestor::label'));
          else {
            await hands.reach(marks.nth(place));
            await hands.press('Space');
          }
          await expect(marks.nth(place)).toBeChecked();
        };
        await mark(0);
        await mark(1);
        const compare = page.getByRole('link', { name: 'Compare' });
        if (by === 'clicks') await hands.click(compare);
        else await go(hands, 'Shift+Tab', compare);
        await expect(page.getByRole('heading', { name: 'Compare fields', level: 1 })).toBeVisible();
      });

      await openPatient();
      await effort.count('repeat an earlier test with its settings, from their page', by, async (hands) => {
        if (by === 'clicks') {
          await tests
            .getByText(/^Perimetry 24-2/)
            .nth(1)
            .hover();
          await hands.click(repeat.nth(1));
          await isRepeated();
          await hands.click(testForm.done);
        } else {
          await hands.reach(repeat.nth(1));
          await hands.press('Enter');
          await isRepeated();
          await hands.press('Control+Enter');
        }
        await monitor.isShown();
      });
      await clinic.ask('DELETE', `/api/tests/${monitor.test}/`);
    }
    effort.print();
  },
);

/** Presses a key until the keyboard is where a person wants it, and Enter there. */
async function go(hands: Hands, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 30; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await hands.press(key);
  }
  await hands.press('Enter');
}
