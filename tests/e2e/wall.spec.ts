import { WallPage } from './pages/Wall.ts';
import { expect, test } from './test.ts';

const FIELD = 'Lane 1 headset';
const STEREO = 'Lane 2 headset';

test(
  'a doctor watches two devices at once, and opens the monitor of one [MON-01] [MON-18]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn }) => {
    const wall = new WallPage(page);
    const [one, other] = [await clinic.newPatient(), await clinic.newPatient()];
    for (const device of [FIELD, STEREO] as const) {
      await system.stopHeadset(device);
      system.startHeadset(device, { speed: device === FIELD ? 20 : 8 });
    }
    await expect.poll(async () => (await clinic.device(FIELD)).available).toBe(true);
    await expect.poll(async () => (await clinic.device(STEREO)).available).toBe(true);

    try {
      await signIn.as('doctor');
      await clinic.startTest(one, FIELD, { skip_convergence_testing: false });
      const stereo = await clinic.startTest(other, STEREO, {
        test_group: { group: 'STEREOPSIS', strategy: null, protocol: null },
      });

      await test.step('Both devices have a tile with their patient; one waits for an answer', async () => {
        await wall.open();
        await expect(wall.tile(FIELD)).toContainText(one.last_name ?? '');
        await expect(wall.tile(STEREO)).toContainText(other.last_name ?? '');
        await expect(wall.tile(FIELD).getByText('Answer needed')).toBeVisible();
        await expect(page.getByRole('alert').filter({ hasText: `${FIELD}: Answer needed` })).toHaveCount(1);
      });

      await test.step('The answer is given elsewhere: both go on, each in its own picture', async () => {
        const { id } = (await clinic.testsOf(one.id))[0]!;
        await clinic.call('PUT', `/api/tests/${id}/`, { monocular: false });
        await expect(wall.tile(FIELD).getByText('Answer needed')).toHaveCount(0);
        await expect.poll(() => wall.percent(STEREO)).toBeGreaterThan(0);
        await expect.poll(() => wall.percent(FIELD)).toBeGreaterThan(0);
        expect(await wall.colours(FIELD)).toBeGreaterThan(2);
        expect(await wall.colours(STEREO)).toBeGreaterThan(2);
      });

      await test.step('A click opens the full monitor, closing it leads back', async () => {
        await wall.tile(STEREO).getByRole('link').click();
        await expect(page).toHaveURL(new RegExp(`/tests/observe-stereopsis/${stereo.id}`));
        await expect(page.getByRole('application', { name: 'Levels' })).toBeVisible();
        await page.getByRole('button', { name: 'Close' }).click();
        await expect(page).toHaveURL(/\/wall$/);
      });
    } finally {
      await clinic.tidy();
      for (const device of [FIELD, STEREO] as const) {
        await system.stopHeadset(device);
        system.startHeadset(device);
      }
    }
  },
);
