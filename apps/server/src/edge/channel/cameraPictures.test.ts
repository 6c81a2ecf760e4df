import { createCanvas, loadImage } from '@napi-rs/canvas';
import { ERROR, PICTURES_OF_TEST_MAX } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { audit, test as testTable, testBundle } from '../../platform/db/schema.ts';
import { status } from '../../../test/support/lane.ts';
import { overtaken } from '../../../test/support/overtaken.ts';
import { phoneCameras, photograph } from '../../../test/support/phoneCameras.ts';
import { type Answer, ENGINES } from '../../../test/support/server.ts';
import { forgetCopies } from '../../clinic/patients/forget.ts';

/** EXIF data with orientation 6: the picture is shown turned by 90 degrees, clockwise. */
const TURNED = Buffer.concat([
  Buffer.from('Exif\0\0MM\0*'),
  Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
]);

const isPicturesEvent = ({ type }: { type: string }) => type === 'test_pictures_changed';
const isPicturesFrame = ({ type }: { type: string }) => type === 'pictures';

describe.each(ENGINES)('the pictures of a phone that is a camera, on %s', (engine) => {
  const { db, lane, picture, nextCamera, become, upload, connected, order, capturing, setPreference, stored, list } =
    phoneCameras(engine);

  it(
    'redraws and stores a picture of its test once, without its place and serial number [OUR-641]',
    { tags: '@all' },
    async () => {
      const { cookie, phone, test } = await capturing();
      const key = randomUUID();
      const sent = await upload({ cookie, test, query: { key } });
      expect(sent.json()).toEqual({ OD: 1, OS: 0 });
      expect((await upload({ cookie, test, query: { key } })).json()).toEqual({ OD: 1, OS: 0 });
      const { body } = await list(test);
      expect(body).toEqual([expect.objectContaining({ eye: 'OD', width: 40, height: 30 })]);
      const jpeg = Buffer.from(body[0].jpeg, 'base64');
      expect(jpeg.toString('latin1')).not.toMatch(/Exif|GPS|SERIAL/);
      expect(await loadImage(jpeg)).toMatchObject({ width: 40, height: 30 });
      const rows = await db().select().from(audit).where(eq(audit.action, 'takePicture'));
      expect(rows.at(-1)).toMatchObject({
        actorKind: 'device',
        objectIds: [test],
        patientIds: [lane().people.patient],
      });

      phone.report(test, 1, { type: 'test_progress_update', data: { total: 100, od: 100, os: null } });
      phone.report(test, 2, status('finished'));
      await phone.next((frame) => frame.type === 'ack' && (frame as { seq?: number }).seq === 2);
      const html = await lane().doctor.call('getTestReport', { query: { test_id: test } });
      expect(String(html.body)).toContain(`data:image/jpeg;base64,${body[0].jpeg}`);
      for (const name of ['getTestReportPdf', 'getTestReportImage'] as const)
        expect((await lane().doctor.call(name, { query: { test_id: test } })).status).toBe(200);
      expect((await upload({ cookie, test })).statusCode).toBe(404);
      expect((await lane().doctor.call('deleteTestPicture', { params: { id: body[0].id } })).status).toBe(409);
      phone.socket.terminate();
    },
  );

  it('refuses pictures from other phones, of another test, run or eye, and files that are not pictures [OUR-641]', async () => {
    const { cookie, phone, test } = await capturing();
    const statusOf = async (over: Partial<Parameters<typeof upload>[0]>) =>
      (await upload({ cookie, test, ...over })).statusCode;
    const { order } = await lane().order({
      test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
    });
    expect(await statusOf({ cookie: '' })).toBe(401);
    expect(await statusOf({ cookie: 'camera=unknown' })).toBe(401);
    expect(await statusOf({ headers: { origin: 'https://elsewhere.example' } })).toBe(401);
    // a headset has a token too, and is no camera
    expect(await statusOf({ cookie: '', headers: { authorization: `Bearer ${lane().token}` } })).toBe(401);
    expect(await statusOf({ test: order.test_id })).toBe(404);
    expect(await statusOf({ query: { run: '2' } })).toBe(404);
    expect(await statusOf({ query: { eye: 'OS' } })).toBe(404);
    expect(await statusOf({ type: 'text/html' })).toBe(415);
    expect(await statusOf({ body: Buffer.from('<svg onload="alert(1)"/>') })).toBe(400);
    expect(await statusOf({ body: Buffer.concat([picture().subarray(0, 30), Buffer.alloc(50)]) })).toBe(400);
    expect(await statusOf({ body: Buffer.alloc(8 * 1024 * 1024 + 1) })).toBe(413);
    expect(await stored(test)).toEqual([]);
    await lane().doctor.call('deleteTest', { params: { id: order.test_id } });
    phone.socket.terminate();
  });

  it('stores 8 pictures of a test, and removes them when it is restarted or deleted, or one by one [OUR-641]', async () => {
    const { cookie, phone, test } = await capturing();
    for (let at = 0; at < PICTURES_OF_TEST_MAX; at += 1) expect((await upload({ cookie, test })).statusCode).toBe(200);
    expect((await upload({ cookie, test })).json()).toMatchObject({ name: 'TooManyPictures' });
    const [first] = (await list(test)).body;
    expect((await lane().doctor.call('deleteTestPicture', { params: { id: first.id } })).status).toBe(204);
    expect((await list(test)).body).toHaveLength(PICTURES_OF_TEST_MAX - 1);
    await lane().doctor.call('restartTest', { params: { id: test } });
    expect(await stored(test)).toEqual([]);
    expect((await upload({ cookie, test, query: { run: '2' } })).statusCode).toBe(200);
    await lane().doctor.call('deleteTest', { params: { id: test } });
    expect(await stored(test)).toEqual([]);
    phone.socket.terminate();
  });

  it('stores no picture in zero-PII mode, and removes those of a patient when they are encrypted [OUR-641]', async () => {
    const { cookie, phone, test } = await capturing();
    expect((await upload({ cookie, test })).statusCode).toBe(200);
    await forgetCopies(db(), [lane().people.patient]);
    expect(await stored(test)).toEqual([]);
    await setPreference({ enable_zero_pii: true });
    expect((await upload({ cookie, test })).json()).toMatchObject({ name: 'ZeroPii' });
    await setPreference({ enable_zero_pii: false });
    expect(await stored(test)).toEqual([]);
    await lane().doctor.call('deleteTest', { params: { id: test } });
    phone.socket.terminate();
  });

  it('stores no picture if zero-PII mode is turned on while it is drawn [OUR-641]', async () => {
    const { cookie, phone, test } = await capturing();
    const refused = await overtaken(
      lane().server,
      async (tx) => {
        await tx.select().from(testTable).where(eq(testTable.id, test)).for('update');
        await setPreference({ enable_zero_pii: true }, tx);
      },
      async () => {
        const answer = await upload({ cookie, test });
        return { status: answer.statusCode, body: answer.json() } as Answer;
      },
    );
    await setPreference({ enable_zero_pii: false });
    expect(refused).toMatchObject({ status: 409, body: { name: 'ZeroPii' } });
    expect(await stored(test)).toEqual([]);
    await lane().doctor.call('deleteTest', { params: { id: test } });
    phone.socket.terminate();
  });

  it('gets no order in zero-PII mode [OUR-641]', async () => {
    const phone = await connected(await become());
    await phone.next(({ type }) => type === 'welcome');
    await setPreference({ enable_zero_pii: true });
    const refused = await order();
    await setPreference({ enable_zero_pii: false });
    expect(refused).toMatchObject({ status: 400, body: { fields: { device: [ERROR.PHONE_CAMERA] } } });
    phone.socket.terminate();
  });

  it('stores a picture upright [OUR-641]', async () => {
    const { cookie, phone, test } = await capturing();
    await upload({ cookie, test, body: await photograph(TURNED) });
    const [row] = await stored(test);
    expect(row).toMatchObject({ width: 30, height: 40 });
    const canvas = createCanvas(30, 40);
    const context = canvas.getContext('2d');
    context.drawImage(await loadImage(Buffer.from(row!.jpeg)), 0, 0);
    const [red = 0, , blue = 0] = context.getImageData(15, 8, 1, 1).data;
    expect(blue).toBeGreaterThan(red);
    await lane().doctor.call('deleteTest', { params: { id: test } });
    phone.socket.terminate();
  });

  it('is refused before its picture is read, and sends one picture at a time [OUR-641]', async () => {
    const { cookie, phone, test } = await capturing();
    const url = `${lane().address}/device/pictures/?test_id=${test}&run=2&eye=OD&key=${randomUUID()}`;
    const sending = request(url, {
      method: 'POST',
      headers: { cookie, 'content-type': 'image/jpeg', 'content-length': 1_000_000 },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sending.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    sending.flushHeaders();
    expect(await answered).toBe(404);
    sending.on('error', () => undefined).destroy();
    const both = await Promise.all([upload({ cookie, test }), upload({ cookie, test })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    expect((await upload({ cookie, test })).statusCode).toBe(200);
    await lane().doctor.call('deleteTest', { params: { id: test } });
    phone.socket.terminate();
  });

  it('stores a picture of a full test again without an error if it has it already [OUR-641]', async () => {
    const { cookie, phone, test } = await capturing();
    const key = randomUUID();
    await upload({ cookie, test, query: { key } });
    for (let at = 1; at < PICTURES_OF_TEST_MAX; at += 1) await upload({ cookie, test });
    expect((await upload({ cookie, test, query: { key } })).json()).toEqual({ OD: PICTURES_OF_TEST_MAX, OS: 0 });
    await lane().doctor.call('deleteTest', { params: { id: test } });
    phone.socket.terminate();
  });

  it('hears the number of stored pictures when it connects and when one is deleted, as monitors do [OUR-641] [OUR-642]', async () => {
    const { cookie, phone, test } = await capturing();
    const monitor = lane().watch(test);
    await monitor.next(({ type }) => type === 'ready');
    await upload({ cookie, test });
    expect(await monitor.next(isPicturesEvent)).toMatchObject({ data: { OD: 1, OS: 0 } });
    const [picture] = (await list(test)).body;
    await lane().doctor.call('deleteTestPicture', { params: { id: picture.id } });
    expect(await monitor.next(isPicturesEvent)).toMatchObject({ data: { OD: 0, OS: 0 } });
    expect(await phone.next(isPicturesFrame)).toEqual({
      type: 'pictures',
      test_id: test,
      run: 1,
      stored: { OD: 0, OS: 0 },
    });
    await upload({ cookie, test });
    const again = await connected(cookie);
    expect(await again.next(isPicturesFrame)).toMatchObject({ stored: { OD: 1, OS: 0 } });
    await lane().doctor.call('deleteTest', { params: { id: test } });
    monitor.socket.terminate();
    phone.socket.terminate();
    again.socket.terminate();
  });

  it('loses its pictures with the bundle of its test [OUR-641]', async () => {
    for (const call of ['cancelTestBundle', 'deleteTestBundle'] as const) {
      const { cookie, phone, test } = await capturing();
      await upload({ cookie, test });
      const [row] = await db().select().from(testTable).where(eq(testTable.id, test));
      const { officeGroupId, officeId, patientId, deviceId, doctorId } = row!;
      const [bundle] = await db()
        .insert(testBundle)
        .values({ officeGroupId, officeId, patientId, deviceId, doctorId, descriptions: [] })
        .returning({ id: testBundle.id });
      await db().update(testTable).set({ bundleId: bundle!.id, bundleIndex: 1 }).where(eq(testTable.id, test));
      expect((await lane().doctor.call(call, { params: { id: bundle!.id } })).status).toBeLessThan(300);
      expect(await stored(test)).toEqual([]);
      phone.socket.terminate();
      await nextCamera();
    }
  });

  it('is not in reports for users who see no personal data [OUR-641] [PAT-13]', async () => {
    const { cookie, phone, test } = await capturing();
    await upload({ cookie, test });
    phone.report(test, 1, status('finished'));
    await phone.next((frame) => frame.type === 'ack');
    await setPreference({ disable_pi: true });
    const { body } = await lane().doctor.call('getTestReport', { query: { test_id: test } });
    await setPreference({ disable_pi: false });
    expect(String(body)).not.toContain('data:image/jpeg');
    expect(String(body)).toContain('The pictures are left out');
    phone.socket.terminate();
  });
});
