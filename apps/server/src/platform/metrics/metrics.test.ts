import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../edge/app.ts';
import { connect, pair, stimulus } from '../../../test/support/device.ts';
import { ENGINE, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { createMeter, type ReadableMeter } from './meter.ts';
import { serveMetrics } from './serve.ts';

describe('metrics', () => {
  let server: TestServer;
  let meter: ReadableMeter;
  beforeAll(async () => {
    server = await startServer(ENGINE, 'large');
    await server.app.close();
    meter = createMeter();
    server.app = await buildApp({ db: server.store.db, bus: server.bus, meter });
  });
  afterAll(() => server.close());

  const value = async (line: string): Promise<number> => {
    const found = (await meter.read()).split('\n').find((one) => one.startsWith(`${line} `));
    return Number(found?.slice(line.length + 1) ?? Number.NaN);
  };

  it('counts calls by name and status, sockets, headsets, and records stored and refused', async () => {
    const doctor = await signIn(server, 'doctor');
    const { results } = (await doctor.call('listPatients', { query: { search: 'a' } })).body;
    await doctor.call('getPatient', { params: { id: crypto.randomUUID() } });
    expect(await value('isopter_call_duration_seconds_count{call="listPatients",status="200"}')).toBe(1);
    expect(await value('isopter_call_duration_seconds_count{call="getPatient",status="404"}')).toBe(1);

    const address = await server.listen();
    const { token, device_id: device } = (await pair(server, 'LANE-1')).body;
    const headset = await connect(address, token);
    expect(await value('isopter_headsets')).toBe(1);
    expect(await value('isopter_sockets')).toBe(1);
    const [operator] = (await doctor.call('listOperators')).body;
    await doctor.call('createTest', {
      body: {
        status: 1,
        patient: results[0].id,
        doctor: results[0].doctor_id,
        operator: operator.id,
        device,
        language: 'en',
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
      },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    headset.report(start.test, 1, [stimulus(1), stimulus(2)]);
    await headset.next((frame) => frame.type === 'ack' && frame.seq === 2);
    headset.report(start.test, 2, [stimulus(2)]);
    headset.report(start.test, 3, [{ type: 'new_pure_tone_response', data: {} } as never]);
    await headset.next((frame) => frame.type === 'ack' && frame.seq === 3);
    expect(await value('isopter_records_total{outcome="stored"}')).toBe(2);
    expect(await value('isopter_records_total{outcome="repeated"}')).toBe(1);
    expect(await value('isopter_records_total{outcome="refused"}')).toBe(1);
    expect(await value('isopter_records_waiting')).toBe(0);
    expect(await value('isopter_reports_waiting')).toBe(0);
    expect(await value('isopter_jobs_due')).toBeGreaterThanOrEqual(0);
    expect(await value('process_resident_memory_bytes')).toBeGreaterThan(0);

    const text = await meter.read();
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds ');
    for (const { id, display_name } of results)
      for (const personal of [id, display_name]) expect(text).not.toContain(personal);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    headset.socket.close();
    await eventually(async () => expect(await value('isopter_headsets')).toBe(0));
  });

  it('are served at a separate address, on this machine only, and report that it is in use', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    await expect(serveMetrics(String(port), meter)).rejects.toThrow(/cannot be shown at .* \(EADDRINUSE\)/);
    probe.close();
    await once(probe, 'close');
    const end = await serveMetrics(String(port), meter);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      expect(await answer.text()).toContain('# TYPE isopter_call_duration_seconds histogram');
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    } finally {
      await end();
    }
    await expect(serveMetrics('everywhere', meter)).rejects.toThrow('ISOPTER_METRICS is a port, or host:port');
  });

  it('are not to be had from the server itself', async () => {
    expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  });
});
