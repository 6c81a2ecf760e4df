import { randomInt } from 'node:crypto';
import { type Cost, Effort } from './effort.ts';
import { Hands } from './hands.ts';
import { newPerson } from './people.ts';
import { expect, patience, test } from './test.ts';

const DEVICE = 'Lane 1 headset';

/** Maximum cost of each task. */
const LIMITS = {
  'find a patient by phone and open them': { clicks: 2, keys: 3 },
  'start the usual 24-2 of both eyes, from the list': { clicks: 3, keys: 6 },
  'set up and start a 24-2 of both eyes, from the list': { clicks: 7, keys: 19 },
  'pause and continue': { clicks: 2, keys: 2 },
  'end a running test': { clicks: 2, keys: 5 },
  'open the report, from the list': { clicks: 1, keys: 5 },
} as const;

test('the six tasks of every day cost few clicks and few keys [OUR-80] [OUR-81]', async ({
  page,
  system,
  clinic,
  signIn,
  patients,
  testForm,
  monitor,
}) => {
  test.setTimeout(patience(300_000));
  /** Lets the headset go on at another pace; as ever if none is given. */
  const pace = async (settings?: { speed: number }): Promise<void> => {
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, settings);
  };
  const person = newPerson();
  const phone = `212555${String(randomInt(10_000)).padStart(4, '0')}`;
  const patient = await clinic.newPatient(person, `+1${phone}`);
  const newTest = patients.row(person).getByRole('button', { name: 'New test' });
  const report = patients.row(person).getByRole('button', { name: 'Report of the last test' });
  const effort = new Effort(page, LIMITS);
  const list = async (): Promise<void> => {
    await page.goto('/patients');
    await patients.isShown();
  };
  /** Searches the list for the patient, who is alone in it then. */
  const find = async (hands: Hands, words = person.last_name, by: keyof Cost = 'keys'): Promise<void> => {
    if (by === 'clicks') await hands.click(patients.search);
    else await hands.press('/');
    await hands.type(words);
    await expect(patients.rows).toHaveCount(1);
    await expect(patients.row(person)).toBeVisible();
  };
  /** From the box of the search to a button of the only row. */
  const reachInRow = async (hands: Hands, button: typeof newTest): Promise<void> => {
    await hands.press('ArrowDown');
    for (let steps = 0; steps < 12; steps += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) return;
      await hands.press('ArrowLeft');
    }
    await expect(button).toBeFocused();
  };
  /** Kind, strategy and program were set by one search. */
  const isFastField = async (): Promise<void> => {
    await expect(testForm.field('Strategy')).toHaveText('AVA Fast');
    await expect(testForm.field('Program')).toHaveText('24-2');
  };
  const shown = { message: 'no report yet', timeout: 90_000 };

  await signIn.session('operator');
  // a field that is to be paused must not be over before
  await pace({ speed: 25 });

  await list();
  await effort.count('find a patient by phone and open them', 'clicks', async (hands) => {
    await find(hands, phone, 'clicks');
    await hands.click(patients.row(person).getByRole('rowheader'));
    await expect(page).toHaveURL(`/patients/${patient.id}`);
  });
  await list();
  await effort.count('find a patient by phone and open them', 'keys', async (hands) => {
    await find(hands, phone);
    await hands.press('ArrowDown');
    await hands.press('Enter');
    await expect(page).toHaveURL(`/patients/${patient.id}`);
  });

  await list();
  await find(new Hands(page));
  await effort.count('set up and start a 24-2 of both eyes, from the list', 'clicks', async (hands) => {
    await hands.click(newTest);
    await testForm.isShown();
    await hands.click(testForm.search);
    await hands.type('ava fast 24-2');
    await hands.click(testForm.kinds.getByText('Perimetry'));
    await isFastField();
    await hands.click(page.getByRole('radiogroup', { name: 'Device' }).getByText('Lane 1 headset'));
    await hands.click(testForm.done);
    await hands.click(monitor.dots.getByRole('button', { name: 'One dot' }));
  });
  await effort.count('end a running test', 'clicks', async (hands) => {
    await hands.click(monitor.bar.getByRole('button', { name: /^Cancel test/ }));
    await hands.click(page.getByRole('alertdialog').getByRole('button', { name: /^Cancel test/ }));
    await expect(page).toHaveURL(`/tests/${patient.id}`);
  });

  await list();
  await find(new Hands(page));
  await effort.count('set up and start a 24-2 of both eyes, from the list', 'keys', async (hands) => {
    await reachInRow(hands, newTest);
    await hands.press('Enter');
    await testForm.isShown();
    await hands.press('/');
    await hands.type('ava fast 24-2');
    await hands.press('Enter');
    await isFastField();
    await hands.reach(testForm.device('Lane 1'));
    await hands.press('Space');
    await hands.press('Control+Enter');
    await expect(monitor.dots).toBeFocused();
    await hands.press('1');
  });
  await effort.count('pause and continue', 'keys', async (hands) => {
    await expect(monitor.pause).toBeVisible();
    await hands.press('p');
    await expect(monitor.play).toBeVisible();
    await hands.press('p');
    await expect(monitor.pause).toBeVisible();
  });
  await effort.count('pause and continue', 'clicks', async (hands) => {
    await hands.click(monitor.pause);
    await hands.click(monitor.play);
    await expect(monitor.pause).toBeVisible();
  });
  // the rest of the test is not looked at
  await pace({ speed: 400 });
  await expect(monitor.report).toBeVisible(shown);
  await pace();
  await expect.poll(async () => (await clinic.device(DEVICE)).available).toBe(true);

  for (const by of ['clicks', 'keys'] as const) {
    await list();
    await find(new Hands(page));
    await effort.count('open the report, from the list', by, async (hands) => {
      const opened = page.waitForEvent('popup');
      if (by === 'clicks') await hands.click(report);
      else {
        await reachInRow(hands, report);
        await hands.press('Enter');
      }
      await (await opened).close();
    });
  }

  for (const by of ['clicks', 'keys'] as const) {
    await list();
    await find(new Hands(page));
    await effort.count('start the usual 24-2 of both eyes, from the list', by, async (hands) => {
      if (by === 'clicks') {
        await hands.click(newTest);
        await hands.click(page.getByRole('button', { name: /^Start Perimetry 24-2/ }));
        await hands.click(monitor.dots.getByRole('button', { name: 'One dot' }));
      } else {
        await reachInRow(hands, newTest);
        await hands.press('Enter');
        await testForm.isShown();
        await hands.press('Control+Enter');
        await expect(monitor.dots).toBeFocused();
        await hands.press('1');
      }
      await expect(monitor.pause).toBeVisible();
    });
    await clinic.ask('DELETE', `/api/tests/${monitor.test}/`);
    await expect.poll(async () => (await clinic.device(DEVICE)).available, { timeout: 30_000 }).toBe(true);
  }

  const { id } = await clinic.startTest(patient, DEVICE);
  await monitor.open(id);
  await monitor.dismissDots();
  await effort.count('end a running test', 'keys', async (hands) => {
    await hands.press('Shift+X');
    await hands.reach(page.getByRole('alertdialog').getByRole('button', { name: /^Cancel test/ }));
    await hands.press('Enter');
    await expect(page).toHaveURL(`/tests/${patient.id}`);
  });

  effort.print();
});
