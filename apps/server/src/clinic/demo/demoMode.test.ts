import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { SAMPLE_PIN } from '../../access/preferences/demoPin.ts';

describe.each(ENGINES)('the demo mode, on %s', (engine) => {
  let server: TestServer;
  let demo: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    demo = await signIn(server, 'demo');
  });
  afterAll(() => server.close());

  it('is on for the demo account, with its device [NAV-17] [PREF-14] [OUR-272]', async () => {
    const { office_group } = (await demo.call('bootstrap')).body;
    const preferences = (await demo.call('getPreferences')).body;
    expect(office_group.demo_mode).toBe(true);
    expect(preferences).toMatchObject({ enable_demo_mode: true, device: office_group.default_demo_device });
    expect((await demo.call('getDevice', { params: { id: preferences.device } })).body.name).toBe('Showroom headset');
    const doctor = await signIn(server, 'doctor');
    expect((await doctor.call('bootstrap')).body.office_group).toMatchObject({
      demo_mode: false,
      default_demo_device: null,
    });
  });

  it('ends only with the right PIN, which is in no answer [DEMO-04] [DEMO-06]', async () => {
    const wrong = await demo.call('checkDemoPin', { body: { pin: '1357' } });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ pin: ['This PIN is wrong.'] });
    for (const pin of ['', '246', '24680', 2468]) {
      expect((await demo.call('checkDemoPin', { body: { pin } })).status).toBe(400);
    }
    expect((await demo.call('checkDemoPin', { body: { pin: SAMPLE_PIN } })).status).toBe(204);
    const told = [await demo.call('bootstrap'), await demo.call('getPreferences'), wrong];
    expect(JSON.stringify(told)).not.toContain(SAMPLE_PIN);
  });

  it('accepts the PIN only from users who have it on [DEMO-04]', async () => {
    const doctor = await signIn(server, 'doctor');
    expect((await doctor.call('checkDemoPin', { body: { pin: SAMPLE_PIN } })).status).toBe(403);
  });

  it('lets a PIN be tried ten times in a quarter of an hour [OUR-270]', async () => {
    await setFlags(server, { demo_mode: true });
    const oa = await signIn(server, 'oa');
    const [device] = (await oa.call('listAllDevices')).body;
    await oa.call('updatePreferences', { body: { enable_demo_mode: true, device: device.id } });
    const attempts: number[] = [];
    for (let pin = 1000; pin < 1011; pin += 1) {
      attempts.push((await oa.call('checkDemoPin', { body: { pin: String(pin) } })).status);
    }
    expect(attempts).toEqual([...Array<number>(10).fill(400), 429]);
    // from another browser as well, and with the right one
    const again = await signIn(server, 'oa');
    const refused = await again.call('checkDemoPin', { body: { pin: SAMPLE_PIN } });
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toMatch(/try again in 1\d minutes/);
    // other accounts are not limited
    expect((await demo.call('checkDemoPin', { body: { pin: SAMPLE_PIN } })).status).toBe(204);
  });
});

describe.each(ENGINES)('a server without a PIN, on %s', (engine) => {
  it('does not allow turning on the demo mode, which could not be left [OUR-270]', async () => {
    await using server = await startServer(engine, 'small', undefined, { demoPin: undefined });
    await setFlags(server, { demo_mode: true });
    const doctor = await signIn(server, 'doctor');
    const [device] = (await doctor.call('listAllDevices')).body;
    const refused = await doctor.call('updatePreferences', { body: { enable_demo_mode: true, device: device.id } });
    expect(refused.status).toBe(400);
    expect(refused.body.fields.enable_demo_mode).toEqual(['This server has no PIN for the demo mode.']);
    // an account that has it on from before stays with visitors
    const demo = await signIn(server, 'demo');
    expect((await demo.call('checkDemoPin', { body: { pin: SAMPLE_PIN } })).status).toBe(501);
    expect((await demo.call('updatePreferences', { body: { enable_demo_mode: false } })).status).toBe(403);
  });
});
