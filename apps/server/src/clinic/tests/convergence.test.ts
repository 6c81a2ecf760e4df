import type { RecordEvent } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAST, type Lane, startLane, status } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';

const screen = (name: string): RecordEvent => ({ type: 'updated_device_screen', data: { screen: name } });

describe.each(ENGINES)('the convergence test of a test, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  const read = async (id: string) => (await lane.doctor.call('getTest', { params: { id } })).body;
  /** Starts a test whose headset reports events, with a monitor that receives the outcome. */
  async function reported(...events: RecordEvent[]) {
    const { order, params } = await lane.order(FAST);
    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    lane.headset.report(order, 1, [status('started'), ...events]);
    await lane.acknowledged(events.length + 1);
    return { order, params, monitor, next: events.length + 2 };
  }

  it('is done by a headset that reports the dots; two have the eyes tested one at a time [OUR-452]', async () => {
    for (const dots of [1, 2] as const) {
      const { order, params, monitor, next } = await reported(
        screen('automated convergence'),
        { type: 'convergence_result', data: { dots } },
        screen('doing test'),
      );
      const outcome = { dots, by: 'DEVICE', monocular: dots === 2 };
      expect((await monitor.next(({ type }) => type === 'convergence_result')).data).toMatchObject(outcome);
      monitor.socket.close();
      expect(await read(params.id)).toMatchObject({ convergence: outcome, monocular: dots === 2 });
      await lane.finish(order, next);
    }
  });

  it('leaves a trace if nobody answers, and none before that [OUR-453]', async () => {
    const { order, params, monitor, next } = await reported(
      screen('testing convergence'),
      screen('tutorial'),
      screen('testing convergence'),
    );
    expect(await read(params.id)).not.toHaveProperty('convergence');
    lane.headset.report(order, next, [screen('doing test')]);
    const outcome = { dots: null, by: 'EXAMINER', monocular: false };
    expect((await monitor.next(({ type }) => type === 'convergence_result')).data).toMatchObject(outcome);
    monitor.socket.close();
    expect((await read(params.id)).convergence).toEqual(outcome);
    await lane.finish(order, next + 1);
  });

  it('keeps the answer of the examiner [MON-11]', async () => {
    const { order, params, monitor, next } = await reported(screen('testing convergence'));
    monitor.socket.close();
    expect((await lane.doctor.call('updateTest', { params, body: { monocular: true } })).status).toBe(200);
    lane.headset.report(order, next, [screen('doing test')]);
    await lane.acknowledged(next);
    expect((await read(params.id)).convergence).toEqual({ dots: 2, by: 'EXAMINER', monocular: true });
    await lane.finish(order, next + 1);
  });
});
