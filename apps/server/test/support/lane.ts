import type { DeviceStatus, RecordEvent, TestOrder } from '@isopter/contract';
import { WebSocket } from 'ws';
import { connect, framesOf, pair, type ScriptedDevice } from './device.ts';
import { type Browser, type ENGINES, signIn, startServer, type TestServer } from './server.ts';

/** A live event, looked into freely. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Frame = { type: string; data: any };

/** A server with one headset, and a doctor who orders tests on it and watches them. */
export interface Lane {
  server: TestServer;
  doctor: Browser;
  people: { patient: string; doctor: string; operator: string };
  deviceId: string;
  /** Address of the server; a different one after a restart. */
  address: string;
  /** Token of the headset. */
  token: string;
  /** May be replaced by another connection of the same. */
  headset: ScriptedDevice;
  /** Collects the frames of a test's monitor, by default in the doctor's browser. */
  watch: (id: string, cookies?: Browser['cookies'], origin?: string) => ReturnType<typeof framesOf<Frame>>;
  /** Orders a test and waits until the headset has the order. */
  order: (over: object) => Promise<{ order: TestOrder; params: { id: string } }>;
  /** Waits until a record is stored. */
  acknowledged: (seq: number) => Promise<unknown>;
  /** The headset reports that it has finished; the lane is free then. */
  finish: (order: { test_id: string; run: number }, seq: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A status as a headset reports it. */
export const status = (value: DeviceStatus): RecordEvent => ({
  type: 'updated_test_status',
  data: { status: value },
});

/** The usual order: a fast field. */
export const FAST = { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } } as const;

/** @param place as for `startServer` */
export async function startLane(engine: (typeof ENGINES)[number], place?: string): Promise<Lane> {
  const server = await startServer(engine, 'large', place);
  const address = await server.listen();
  const doctor = await signIn(server, 'doctor');
  const people = {
    patient: (await doctor.call('listPatients', { query: { search: 'A-16008' } })).body.results[0].id,
    doctor: (await doctor.call('bootstrap')).body.user.doctor_id,
    operator: (await doctor.call('listOperators')).body[0].id,
  };
  const { token, device_id: deviceId } = (await pair(server, 'LANE-1')).body;
  const acknowledged = (seq: number): Promise<unknown> =>
    lane.headset.next((frame) => frame.type === 'ack' && frame.seq === seq);
  const lane: Lane = {
    server,
    doctor,
    people,
    deviceId,
    address,
    token,
    headset: await connect(address, token),
    acknowledged,
    watch: (id, cookies = doctor.cookies, origin = lane.address) => {
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      return framesOf<Frame>(
        new WebSocket(`${lane.address.replace('http', 'ws')}/live/tests/${id}`, { headers: { cookie, origin } }),
      );
    },
    order: async (over) => {
      const { body } = await doctor.call('createTest', {
        body: { status: 1, ...people, device: deviceId, language: 'en', ...over },
      });
      const start = await lane.headset.next(({ type }) => type === 'start');
      if (start.type !== 'start') throw new Error('no order came');
      return { order: start.test, params: { id: body.id as string } };
    },
    finish: async (order, seq) => {
      lane.headset.report(order, seq, [status('finished')]);
      await acknowledged(seq);
    },
    close: async () => {
      lane.headset.socket.terminate();
      await server.close();
    },
  };
  return lane;
}
