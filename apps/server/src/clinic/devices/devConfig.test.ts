import type { DevConfig } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

const ALL_OFF: DevConfig = {
  research_mode: false,
  eye_telemetry_enabled: false,
  blue_pupillometry_telemetry_enabled: false,
  suprat_quadrant_telemetry_enabled: false,
  sensorimotor_suite_cover_telemetry_enabled: false,
  speech_reports: false,
  waggoner_module: false,
};

describe.each(ENGINES)('developer settings on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    await setFlags(server, { dev_mode: true, research_mode: false, waggoner_module: false });
  });
  afterAll(() => server.close());

  it('are read and written one by one, and turn on feature flags at once [CONF-01]', async () => {
    const oga = await signIn(server, 'oga');
    const read = async () => {
      const { version: _, ...config } = (await oga.call('getDevConfig')).body;
      return config;
    };
    const group = async () => (await oga.call('bootstrap')).body.office_group;
    expect(await read()).toEqual(ALL_OFF);
    expect((await oga.call('updateDevConfig', { body: { speech_reports: true } })).status).toBe(204);
    expect(await read()).toEqual({ ...ALL_OFF, speech_reports: true });
    expect(await group()).toMatchObject({ research_mode: false, waggoner_module: false });
    const allOn = Object.fromEntries(Object.keys(ALL_OFF).map((name) => [name, true]));
    expect((await oga.call('updateDevConfig', { body: allOn })).status).toBe(204);
    expect(await read()).toEqual(allOn);
    expect(await group()).toMatchObject({ research_mode: true, waggoner_module: true, dev_mode: true });
    await oga.call('updateDevConfig', { body: { research_mode: false } });
    expect(await read()).toEqual({ ...allOn, research_mode: false });
    expect((await oga.call('updateDevConfig', { body: { dev_mode: false } })).status).toBe(400);
  });

  it('are only for admins of an office group in dev mode [CONF-01] [NAV-06]', async () => {
    const [oga, oa] = [await signIn(server, 'oga'), await signIn(server, 'oa')];
    expect((await oa.call('getDevConfig')).status).toBe(403);
    await setFlags(server, { dev_mode: false });
    expect((await oga.call('getDevConfig')).status).toBe(403);
    expect((await oga.call('updateDevConfig', { body: { speech_reports: false } })).status).toBe(403);
    await setFlags(server, { dev_mode: true });
    expect((await oga.call('getDevConfig')).body.speech_reports).toBe(true);
  });
});
