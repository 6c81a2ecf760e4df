import { CAMERA_LINK_TIME, DEVICE_CLOSE } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { audit, cameraLink, device } from '../../platform/db/schema.ts';
import { pair } from '../../../test/support/device.ts';
import { cookieOf, phoneCameras } from '../../../test/support/phoneCameras.ts';
import { ENGINES } from '../../../test/support/server.ts';

describe.each(ENGINES)('the link that makes a phone a camera, on %s', (engine) => {
  const { db, lane, oga, camera, link, claim, become, upload, connected, capturing } = phoneCameras(engine);

  it('becomes the camera by a link that works once, of which only a digest is stored [DEV-04] [OUR-640]', async () => {
    const made = await link();
    expect(made).toMatchObject({ status: 200, body: { code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) } });
    const { token } = made.body;
    const [row] = await db().select().from(cameraLink).where(eq(cameraLink.deviceId, camera()));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row!.expires.getTime()).toBeLessThanOrEqual(Date.now() + CAMERA_LINK_TIME);
    const claimed = await claim(token);
    expect(claimed.json()).toMatchObject({ device_id: camera() });
    expect(claimed.cookies).toEqual([
      expect.objectContaining({ name: 'camera', path: '/device', httpOnly: true, sameSite: 'Strict' }),
    ]);
    expect(claimed.body).not.toContain(claimed.cookies[0]!.value);
    expect((await oga().call('getDevice', { params: { id: camera() } })).body).toMatchObject({
      code: '',
      user: expect.any(String),
    });
    expect((await claim(token)).json()).toMatchObject({ name: 'UnknownLink' });
  });

  it('links another phone to a paired camera without an open test, and closes the channel of the phone before [OUR-640]', async () => {
    const old = await become();
    const phone = await connected(old);
    await phone.next(({ type }) => type === 'welcome');
    const claimed = await claim((await link()).body.token);
    expect(claimed.statusCode).toBe(200);
    expect(await phone.closed).toBe(DEVICE_CLOSE.unauthorized);
    expect(await (await connected(old)).closed).toBe(DEVICE_CLOSE.unauthorized);
    const other = await connected(cookieOf(claimed));
    expect(await other.next(({ type }) => type === 'welcome')).toMatchObject({ device_id: camera() });
    const rows = await db().select().from(audit).where(eq(audit.action, 'pairDevice'));
    expect(rows.filter(({ objectIds }) => objectIds.includes(camera()))).toHaveLength(2);
    other.socket.terminate();
  });

  it('does not take the camera from a phone with an open test [OUR-640]', async () => {
    let early = '';
    const { cookie, phone, test } = await capturing(async () => {
      early = (await link()).body.token;
    });
    expect((await link()).body).toMatchObject({ name: 'DeviceInUse' });
    expect((await claim(early)).json()).toMatchObject({ name: 'UnknownLink' });
    expect((await upload({ cookie, test })).statusCode).toBe(200);
    await lane().doctor.call('deleteTest', { params: { id: test } });
    phone.socket.terminate();
  });

  it('keeps its cookie by connecting and by sending pictures [OUR-640]', async () => {
    const { cookie, phone, test } = await capturing();
    const renewed = [expect.objectContaining({ name: 'camera', maxAge: 30 * 24 * 3_600, httpOnly: true })];
    const sent = await upload({ cookie, test });
    expect(sent.cookies).toEqual(renewed);
    expect(cookieOf(sent)).toBe(cookie);
    const socket = new WebSocket(`${lane().address.replace('http', 'ws')}/device/channel`, {
      headers: { cookie, origin: lane().address },
    });
    const headers = await new Promise<IncomingHttpHeaders>((resolve) =>
      socket.on('upgrade', (answer) => resolve(answer.headers)),
    );
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(`^${cookie}; Max-Age=2592000; Path=/device; HttpOnly`),
    ]);
    socket.terminate();
    await lane().doctor.call('deleteTest', { params: { id: test } });
    phone.socket.terminate();
  });

  it('refuses links that are expired, replaced, of a deleted camera, or opened by a page of another site [OUR-640]', async () => {
    const first = (await link()).body.token;
    const second = (await link()).body.token;
    expect((await claim(first)).statusCode).toBe(400);
    expect((await claim(second, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    await db()
      .update(cameraLink)
      .set({ expires: sql`now() - interval '1 second'` })
      .where(eq(cameraLink.deviceId, camera()));
    expect((await claim(second)).statusCode).toBe(400);
    const third = (await link()).body.token;
    await oga().call('deleteDevice', { params: { id: camera() } });
    expect((await claim(third)).statusCode).toBe(400);
    const { body } = await oga().call('listDevices', { query: { limit: '100' } });
    const headset = body.results.find(({ device_type }: { device_type: string }) => device_type === 'S');
    expect((await link(oga(), headset.id)).status).toBe(409);
    expect((await link(lane().doctor)).status).toBe(403);
  });

  it('does not pair another device by a code once a phone is the camera, nor the phone after a code was used [OUR-640]', async () => {
    const { code } = (await oga().call('getDevice', { params: { id: camera() } })).body;
    const made = (await link()).body;
    // the code in the address of the link is another one, and pairs nothing
    expect(made.code).not.toBe(code);
    expect((await pair(lane().server, made.code, 'CAMERA')).status).toBe(400);
    expect((await pair(lane().server, code, 'CAMERA')).status).toBe(200);
    expect((await claim(made.token)).statusCode).toBe(400);
  });

  it(
    'connects with its cookie from our own pages only, and is sent away once it is unlinked [OUR-640]',
    { tags: '@all' },
    async () => {
      const cookie = await become();
      const stranger = await connected(cookie, 'https://elsewhere.example');
      expect(await stranger.closed).toBe(DEVICE_CLOSE.unauthorized);
      const phone = await connected(cookie);
      expect(await phone.next(({ type }) => type === 'welcome')).toMatchObject({ device_id: camera() });
      // a page cannot see the pings of its socket
      expect(await phone.next(({ type }) => type === 'alive')).toEqual({ type: 'alive' });
      expect((await oga().call('unlinkDeviceInDevMode', { params: { id: camera() } })).status).toBe(204);
      expect(await phone.closed).toBe(DEVICE_CLOSE.unauthorized);
      const again = await connected(cookie);
      expect(await again.closed).toBe(DEVICE_CLOSE.unauthorized);
    },
  );

  it('keeps the token of a link and that of a camera out of the access log and the database [OUR-640]', async () => {
    const made = await link();
    const secret = cookieOf(await claim(made.body.token)).split('=')[1]!;
    const rows = JSON.stringify(await db().select().from(audit));
    for (const hidden of [made.body.token, secret]) expect(rows).not.toContain(hidden);
    const [row] = await db().select().from(device).where(eq(device.id, camera()));
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});
