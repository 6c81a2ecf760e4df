import { createCanvas } from '@napi-rs/canvas';
import type { Preferences, RecordEvent } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { WebSocket } from 'ws';
import { officeGroup, testPicture } from '../../src/platform/db/schema.ts';
import type { Db } from '../../src/platform/db/store.ts';
import { CAPABILITIES, framesOf } from './device.ts';
import { type Lane, startLane } from './lane.ts';
import { type Browser, type ENGINES, setFlags, signIn } from './server.ts';

/** A place in EXIF data, as phones write it. */
const PLACE = Buffer.from('Exif\0\0MM\0*GPS 52.52N 13.40E SERIAL-4711');

/** A JPEG with EXIF data: 40 by 30 pixels, red, its left half blue. */
export async function photograph(exif = PLACE): Promise<Buffer> {
  const canvas = createCanvas(40, 30);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c00';
  context.fillRect(0, 0, 40, 30);
  context.fillStyle = '#00c';
  context.fillRect(0, 0, 20, 30);
  const jpeg = await canvas.encode('jpeg', 90);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

/** The cookie that an answer sets, as a header. */
export const cookieOf = (answer: { cookies: { name: string; value: string }[] }): string => {
  const [found] = answer.cookies;
  return `${found?.name}=${found?.value}`;
};

/** A server with phones that become cameras, for the tests of one file. Each test begins with another camera. */
export function phoneCameras(engine: (typeof ENGINES)[number]) {
  let lane: Lane;
  let oga: Browser;
  let offices: string[];
  let picture: Buffer;
  let camera: string;
  const db = () => lane.server.store.db;

  beforeAll(async () => {
    lane = await startLane(engine);
    await setFlags(lane.server, { research_mode: true, dev_mode: true });
    oga = await signIn(lane.server, 'oga');
    offices = (await oga.call('listOffices', { query: { limit: '100' } })).body.results.map(
      ({ id }: { id: string }) => id,
    );
    picture = await photograph();
  });
  afterAll(() => lane.close());
  const nextCamera = async (): Promise<void> => {
    const name = `Phone ${randomUUID()}`;
    const made = await oga.call('createDevice', {
      body: { name, device_type: 'CAMERA', offices, pacs_integration_device_pool: null },
    });
    camera = made.body.id;
  };
  beforeEach(nextCamera);

  /** Makes the link of a camera. */
  const link = (who: Browser = oga, id = camera) => who.call('createCameraLink', { params: { id } });
  const claim = (token: string, headers: Record<string, string> = {}) =>
    lane.server.app.inject({ method: 'POST', url: '/device/camera/', payload: { token }, headers });
  /** Becomes the camera. @returns its cookie */
  const become = async (): Promise<string> => cookieOf(await claim((await link()).body.token));
  const upload = (
    over: { cookie?: string; query?: object; body?: Buffer; type?: string; headers?: object } & { test: string },
  ) =>
    lane.server.app.inject({
      method: 'POST',
      url: `/device/pictures/?${new URLSearchParams({ test_id: over.test, run: '1', eye: 'OD', key: randomUUID(), ...over.query })}`,
      payload: over.body ?? picture,
      headers: {
        'content-type': over.type ?? 'image/jpeg',
        ...(over.cookie && { cookie: over.cookie }),
        ...over.headers,
      },
    });

  /** Connects a phone, which says hello without a token. */
  async function connected(cookie: string, origin = lane.address) {
    const socket = new WebSocket(`${lane.address.replace('http', 'ws')}/device/channel`, {
      headers: { cookie, origin },
    });
    const frames = framesOf<{ type: string; test?: { test_id: string; run: number } }>(socket);
    await new Promise((resolve) => socket.on('open', resolve));
    const hello = {
      type: 'hello',
      protocol: 1,
      app_version: 'phone 1',
      capabilities: { ...CAPABILITIES, supported_test_groups: ['ANTERIOR_SEGMENT_IMAGE'] },
    };
    socket.send(JSON.stringify({ ...hello, volume: 0 }));
    const report = (test_id: string, seq: number, event: RecordEvent) =>
      socket.send(JSON.stringify({ type: 'record', test_id, run: 1, seq, event }));
    return { ...frames, report };
  }

  const order = () =>
    lane.doctor.call('createTest', {
      body: {
        status: 1,
        ...lane.people,
        device: camera,
        language: 'en',
        test_group: { group: 'ANTERIOR_SEGMENT_IMAGE', strategy: null, protocol: null },
        eye: 'OD',
      },
    });
  /** A phone with a capture test of the right eye under way. @param before work after the phone has become the camera */
  async function capturing(before: () => Promise<unknown> = () => Promise.resolve()) {
    const cookie = await become();
    await before();
    const phone = await connected(cookie);
    await phone.next(({ type }) => type === 'welcome');
    const { body } = await order();
    await phone.next(({ type }) => type === 'start');
    return { cookie, phone, test: body.id as string };
  }
  const setPreference = (over: Partial<Preferences>, on: Db = db()) =>
    on.update(officeGroup).set({ preferences: sql`${officeGroup.preferences} || ${JSON.stringify(over)}::jsonb` });
  const stored = (test: string) => db().select().from(testPicture).where(eq(testPicture.testId, test));
  const list = (test: string, who: Browser = lane.doctor) => who.call('listTestPictures', { params: { id: test } });

  return {
    db,
    lane: () => lane,
    /** The admin of the office group. */
    oga: () => oga,
    /** The camera of the test, which no phone is yet. */
    camera: () => camera,
    /** A photograph with a place in it. */
    picture: () => picture,
    nextCamera,
    link,
    claim,
    become,
    upload,
    connected,
    order,
    capturing,
    setPreference,
    stored,
    list,
  };
}
