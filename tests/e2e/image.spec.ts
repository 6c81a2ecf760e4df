import { expect, test } from './test.ts';

const DEVICE = 'Lane 2 headset';
const CAMERA = 'Slit lamp camera';

test(
  'a doctor watches pictures being taken of both eyes [MON-01] [MON-05] [MON-18] [IMG-01]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn }) => {
    const patient = await clinic.newPatient();
    await system.stopHeadset(DEVICE);
    system.startHeadset(DEVICE, { speed: 5 });
    await expect.poll(async () => (await clinic.device(DEVICE)).available).toBe(true);

    try {
      await signIn.session('doctor');
      const { id } = await clinic.startTest(patient, DEVICE, {
        test_group: { group: 'ONGOING_EYE_IMAGE_CAPTURE', strategy: null, protocol: null },
      });
      const main = page.getByRole('main');
      const eye = (name: string) => main.getByRole('group', { name });

      await test.step('One eye is in progress while the other waits', async () => {
        await page.goto(`/tests/observe-image/${id}`);
        await expect(eye('Right eye').getByText('In progress')).toBeVisible({ timeout: 15_000 });
        await expect(eye('Left eye').getByText('Waiting')).toBeVisible();
      });

      await test.step('Both eyes are done, as the server says', async () => {
        const badge = main.locator('[data-component="Badge"]').filter({ hasText: 'Test finished' });
        await expect(badge).toBeVisible({ timeout: 60_000 });
        // repeated in a hidden live region for screen readers
        await expect(main.getByRole('status').filter({ hasText: /^Test finished$/ })).toHaveCount(1);
        for (const name of ['Right eye', 'Left eye']) await expect(eye(name).getByText('Test finished')).toBeVisible();
        await expect(eye('Left eye').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
        expect(await clinic.progress(id)).toEqual({ total: 100, od: 100, os: 100 });
      });
    } finally {
      await clinic.tidy();
      await system.stopHeadset(DEVICE);
      system.startHeadset(DEVICE);
    }
  },
);

test(
  'a camera takes pictures of the anterior segment, and is never streamed [MON-18] [MON-23] [CAM-01]',
  { tag: '@all' },
  async ({ page, system, clinic, signIn }) => {
    const patient = await clinic.newPatient();
    system.startHeadset(CAMERA, { speed: 5 });
    await expect.poll(async () => (await clinic.device(CAMERA)).available).toBe(true);

    try {
      await signIn.session('doctor');
      const { id } = await clinic.startTest(patient, CAMERA, {
        test_group: { group: 'ANTERIOR_SEGMENT_IMAGE', strategy: null, protocol: null },
      });
      await page.goto(`/tests/observe-camera/${id}`);
      const completed = page.getByRole('progressbar', { name: 'Completed' });
      await expect(completed).not.toHaveAttribute('aria-valuenow', '100');
      await expect(page.getByRole('button', { name: 'Camera stream' })).toHaveCount(0);
      await expect(completed).toHaveAttribute('aria-valuenow', '100', { timeout: 60_000 });
      expect((await clinic.test(id)).status).toBe('finished');
    } finally {
      await clinic.tidy();
      await system.stopHeadset(CAMERA);
    }
  },
);
