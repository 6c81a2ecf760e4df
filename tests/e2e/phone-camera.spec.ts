import type { CameraLink, Device } from '@isopter/contract';
import { Clinic } from './clinic.ts';
import { expect, test } from './test.ts';

test(
  'a phone becomes the camera by a link, and its pictures are in the monitor and the report [DEV-04] [OUR-131] [OUR-640] [OUR-641] [OUR-642]',
  { tag: '@all' },
  async ({ page, browser, system, signIn }) => {
    // a clinic in research mode, which has cameras
    const clinic = await Clinic.open(system.address, 'offline');
    const patient = await clinic.newPatient();
    const offices = await clinic.call<{ results: { id: string }[] }>('GET', '/api/offices/?limit=100');
    const name = `Phone ${Date.now()}` as const;
    const camera = await clinic.call<Device>('POST', '/api/devices/', {
      name,
      device_type: 'CAMERA',
      offices: offices.results.map(({ id }) => id),
      pacs_integration_device_pool: null,
    });
    await signIn.session('offline');
    const context = await browser.newContext({
      baseURL: system.address,
      permissions: ['camera'],
      viewport: { width: 390, height: 844 },
    });
    const phone = await context.newPage();
    const requests: string[] = [];
    phone.on('request', (request) => requests.push(request.url()));

    const link = await test.step('An administrator shows the QR code of the camera', async () => {
      await page.goto(`/devices/edit/${camera.id}`);
      const answered = page.waitForResponse((response) => response.url().endsWith('/camera-link/'));
      await page.getByRole('button', { name: 'Show QR code for a phone' }).click();
      const made = (await (await answered).json()) as CameraLink;
      await expect(page.getByRole('img', { name: /Code of this link/ })).toBeVisible();
      await expect(page.getByText(made.code)).toBeVisible();
      return made;
    });

    await test.step('A phone opens it, compares the code, and becomes the camera', async () => {
      await phone.goto(`/api/cameras/link/?code=${link.code}#${link.token}`);
      await expect(phone.getByText(link.code)).toBeVisible();
      await expect(phone).toHaveURL(`/camera?code=${link.code}`);
      await phone.getByRole('button', { name: 'Use this phone as camera' }).click();
      await expect(phone.getByText('Ready')).toBeVisible();
      expect(requests.filter((url) => url.includes(link.token) && !url.includes('#'))).toEqual([]);
      // nothing of a staff session
      expect(requests.filter((url) => new URL(url).pathname.startsWith('/api/') && !url.includes('/link/'))).toEqual(
        [],
      );
      await expect(page.getByText('Paired, connected')).toBeVisible({ timeout: 20_000 });
    });

    const { id } = await clinic.startTest(patient, name, {
      test_group: { group: 'ANTERIOR_SEGMENT_IMAGE', strategy: null, protocol: null },
      eye: 'OD',
      language: null,
    });

    await test.step('The examiner takes a picture from the monitor', async () => {
      await expect(phone.getByText('Camera on')).toBeVisible();
      await page.goto(`/tests/observe-camera/${id}`);
      await page.getByRole('button', { name: 'Take picture of right eye' }).click();
      await expect(phone.getByText('Right eye: sent. 1 picture stored.')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Right eye, / })).toHaveCount(1);
    });

    await test.step('The person with the phone takes another one, and one of them is deleted', async () => {
      await phone.getByRole('button', { name: 'Take picture' }).click();
      await expect(phone.getByText('Right eye: sent. 2 pictures stored.')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Right eye, / })).toHaveCount(2);
      await page
        .getByRole('button', { name: /^Delete picture/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('img', { name: /^Right eye, / })).toHaveCount(1);
    });

    await test.step('A reload continues the test, which is finished on the monitor', async () => {
      await phone.reload();
      await expect(phone.getByText('Camera on')).toBeVisible();
      await page.getByRole('button', { name: 'Finish test' }).click();
      await expect(phone.getByText('Ready')).toBeVisible();
      await expect.poll(async () => (await clinic.test(id)).status).toBe('finished');
      await expect(page.getByRole('img', { name: /^Right eye, / })).toHaveCount(1);
    });

    await test.step('The report has the picture', async () => {
      const report = await page.request.get(`/api/reports/test-result/html/?test_id=${id}`);
      expect(await report.text()).toContain('data:image/jpeg;base64,');
    });

    await test.step('A deleted camera ends the page of the phone', async () => {
      await clinic.tidy();
      await clinic.call('DELETE', `/api/devices/${camera.id}/`);
      await expect(phone.getByText('Camera removed')).toBeVisible({ timeout: 20_000 });
      await context.close();
      await clinic.close();
    });
  },
);
