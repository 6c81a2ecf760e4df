import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

const DEVICE = 'Lane 2 headset';

/** Waits until the picture differs from the one before. */
const isMoving = async (page: Page): Promise<void> => {
  const canvas = page.getByRole('img', { name: 'What the cameras of the headset see' });
  const picture = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL('image/jpeg', 0.3));
  const before = await picture();
  await expect.poll(picture).not.toBe(before);
};

test(
  'a doctor sees the camera of the headset until they close it, and again after a restart of the test [STRM-01] [STRM-02] [STRM-05] [MON-23]',
  { tag: '@all' },
  async ({ page, clinic, signIn, monitor }) => {
    const { id } = await clinic.startTest(await clinic.newPatient(), DEVICE);
    await signIn.session('doctor');
    await monitor.open(id);
    await monitor.begin();
    const control = page.getByRole('button', { name: 'Camera stream' });
    const popup = page.getByRole('dialog', { name: 'Camera stream' });

    await test.step('The picture moves', async () => {
      await control.click();
      await isMoving(page);
      await expect(popup.getByText('Right eye')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('It continues when the test starts again', async () => {
      await monitor.restart.click();
      const question = page.getByRole('alertdialog', { name: 'Restart this test?' });
      await question.getByRole('button', { name: 'Restart' }).click();
      await expect.poll(async () => (await clinic.perimetryState(id)).run).toBe(2);
      await isMoving(page);
    });

    await test.step('Closed, it can be opened again', async () => {
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toHaveCount(0);
      await control.click();
      await isMoving(page);
    });

    await test.step('It closes with the test', async () => {
      await clinic.call('DELETE', `/api/tests/${id}/`);
      await expect(popup).toHaveCount(0);
    });
  },
);
