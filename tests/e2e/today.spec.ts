import { TodayPage } from './pages/Today.ts';
import { expect, test } from './test.ts';

const LANE = 'Lane 1 headset';

test(
  'a doctor sees a test run, need somebody and end, wherever they come back from [OUR-260] [OUR-261] [OUR-262]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn }) => {
    const today = new TodayPage(page);
    const patient = await clinic.newPatient();
    await system.stopHeadset(LANE);
    system.startHeadset(LANE, { speed: 5 });
    await expect.poll(async () => (await clinic.device(LANE)).available).toBe(true);

    try {
      await signIn.as('doctor');
      await today.open();
      const { id } = await clinic.startTest(patient, LANE, { skip_convergence_testing: true });

      await test.step('It runs: on its device and in the list', async () => {
        await expect(today.row('Running', id)).toContainText(patient.last_name ?? '');
        await expect(today.lane(LANE)).toContainText(patient.last_name ?? '');
      });

      await test.step('It is paused: a page that is opened later says in words that it needs somebody, and the menu counts it', async () => {
        await clinic.tell(LANE, { message: 'pause' });
        await expect.poll(async () => (await clinic.device(LANE)).current_screen).toBe('test paused');
        // a page that saw the pause begin would wait for a minute [OUR-872]
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await expect(today.row('Needs attention', id)).toContainText('Paused');
        await expect(today.lane(LANE)).toHaveAttribute('data-needs', 'true');
        await expect(page.getByRole('link', { name: /^Today \d+$/ })).toBeVisible();
      });

      await test.step('Its tile opens the monitor, and closing it leads back to what was narrowed', async () => {
        await page.goto('/today?group=PERIMETRY');
        await today.lane(LANE).getByRole('link').click();
        await expect(page).toHaveURL(new RegExp(`/tests/observe/${id}`));
        await page.goBack();
        await expect(page).toHaveURL(/\/today\?group=PERIMETRY$/);
        await page.reload();
        await expect(today.row('Needs attention', id)).toBeVisible();
      });

      await test.step('It ends: the device is free', async () => {
        await clinic.call('DELETE', `/api/tests/${id}/`);
        await expect(today.row('Needs attention', id)).toHaveCount(0);
        await expect(today.lane(LANE)).toContainText('Free');
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(LANE);
      system.startHeadset(LANE);
    }
  },
);
