import { randomUUID } from 'node:crypto';
import {
  DEVICE_CHANNEL_PATH,
  DEVICE_CLOSE,
  DEVICE_FRAME_MAX,
  DEVICE_HELLO_TIMEOUT,
  DEVICE_PING_INTERVAL,
  DEVICE_QUIET,
  DEVICE_SILENCE,
  type DeviceFrame,
  readDeviceFrame,
  type UnreadableRecord,
} from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { onMessage } from '../../access/live/onMessage.ts';
import { deviceTopic, NEW_TOKEN, publishLive, RESUME, streamTopic } from '../../platform/bus/topics.ts';
import type { GivenServices } from '../givenServices.ts';
import { noteOffline } from '../../clinic/tests/offline.ts';
import { picturesFrame } from '../../clinic/tests/pictures.ts';
import { cameraCookie, renewCookiesOfSockets } from '../../clinic/devices/cameraCookie.ts';
import { inviteHeadset } from '../../clinic/videoCall/invite.ts';
import { latestOfEach } from './latest.ts';
import { recorder, type Reporter } from './recorder.ts';
import { changeDevice, currentTest, greet, restartLost, sawDevices } from './state.ts';

/** A connected headset. */
interface Connection extends Reporter {
  id: string;
  deviceId: string;
  socket: WebSocket;
  /** Digest of the token used to connect. */
  tokenDigest: string | null;
  /** When it gave its last sign of life. */
  heard: number;
  /** Reported as disconnected because it is silent. */
  isQuiet: boolean;
  /** It is the page of a phone, which cannot see pings. */
  isPage: boolean;
  /** Handles frames about the device itself. */
  report: (frame: Report) => void;
}

/** A frame about the headset itself, not about its test. */
type Report = Exclude<DeviceFrame, { type: 'hello' | 'record' }>;

/** Number of pings between two updates of `seen`: more often than devices would count as disconnected. */
const NOTED_EVERY = 3;

/** Published on a device's topic when it connects, so that its other connections leave, on whatever server they are. */
const TAKEN_OVER = 'taken over by ';

/** The device channel (docs/device-channel.md): headsets connect here, report events and receive commands. */
export function addDeviceChannel(app: FastifyInstance, { db, bus, meter }: GivenServices): void {
  const connections = new Map<string, Connection>();
  /** Departures that are being stored. */
  const leaving = new Set<Promise<unknown>>();
  const records = recorder(db, bus, app.log, connections, meter);

  async function report(deviceId: string, frame: Report): Promise<void> {
    if (frame.type === 'lost') {
      const announce = await restartLost(db, deviceId, frame.test_id, frame.run);
      announce(bus);
    } else if (frame.type === 'rejoin_call') {
      await inviteHeadset(db, bus, frame.session_id, deviceId);
    } else if (frame.type === 'battery') {
      const { type: _, ...data } = frame;
      const testId = await changeDevice(db, deviceId, {
        batteryLevelHeadsetPercentage: Math.round(data.battery_level_headset_percentage),
        batteryLevelHandpiecePercentage: Math.round(data.battery_level_handpiece_percentage),
      });
      if (testId) publishLive(bus, testId, { type: 'updated_device_battery_level', data });
    } else {
      const { type: _, ...data } = frame;
      const testId = await changeDevice(db, deviceId, { volume: data.volume, ipd: data.ipd ?? null });
      if (testId) publishLive(bus, testId, { type: 'new_device_telemetry', data });
    }
  }

  /** Stores whether a device is connected, and publishes it to the monitors of its test. */
  async function notePresence(deviceId: string, is_connected: boolean): Promise<void> {
    try {
      const testId = await changeDevice(db, deviceId, is_connected ? {} : { seen: null });
      if (testId && !is_connected) await noteOffline(db, { deviceId });
      if (testId) publishLive(bus, testId, { type: 'updated_device_connection', data: { is_connected } });
    } catch (error) {
      app.log.error(error, 'it could not be noted whether a device is there');
    }
  }

  /** Stores which devices are there, and sends away those that were retired or unlinked since they connected. */
  async function noteThere(there: readonly Connection[]): Promise<void> {
    try {
      const ids = there.map(({ deviceId }) => deviceId);
      const tokens = await sawDevices(db, ids);
      for (const { deviceId, tokenDigest, socket } of there) {
        if (tokens.get(deviceId) !== tokenDigest) socket.close(DEVICE_CLOSE.unauthorized);
      }
    } catch (error) {
      app.log.error(error, 'devices could not be noted');
    }
  }

  function hear(connection: Connection): void {
    connection.heard = Date.now();
    if (!connection.isQuiet) return;
    connection.isQuiet = false;
    void notePresence(connection.deviceId, true);
  }

  function take(connection: Connection, frame: DeviceFrame | UnreadableRecord): void {
    const { deviceId, socket } = connection;
    if (frame.type === 'hello') {
      socket.close(DEVICE_CLOSE.malformed);
    } else if (frame.type !== 'record') {
      connection.report(frame);
    } else {
      const { test_id: testId, run, seq } = frame;
      const event = 'reason' in frame ? { unreadable: frame.reason } : frame.event;
      records.add({ deviceId, testId, run, seq, event });
    }
  }

  /** Answers a hello with a welcome; frames for the device that come meanwhile wait for it. */
  async function welcome(
    socket: WebSocket,
    hello: Extract<DeviceFrame, { type: 'hello' }>,
    cookie: string | undefined,
  ): Promise<Connection | undefined> {
    const token = hello.token ?? cookie;
    const row = token === undefined ? undefined : await greet(db, { ...hello, token });
    if (socket.readyState !== socket.OPEN) return undefined;
    if (!row) {
      socket.close(DEVICE_CLOSE.unauthorized);
      return undefined;
    }
    const connection: Connection = {
      id: randomUUID(),
      deviceId: row.id,
      tokenDigest: row.tokenDigest,
      socket,
      heard: Date.now(),
      isQuiet: false,
      isPage: hello.token === undefined,
      report: latestOfEach((frame) =>
        report(row.id, frame).catch((error: unknown) => app.log.error(error, 'a report could not be stored')),
      ),
      write(frame) {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
      },
      sendAway: () => socket.close(DEVICE_CLOSE.restart),
      listen(isHeard) {
        hear(connection);
        if (isHeard) socket.resume();
        else socket.pause();
      },
    };
    bus.publish(deviceTopic(row.id), TAKEN_OVER + connection.id);
    let early: string[] | undefined = [];
    const unsubscribe = bus.subscribe(deviceTopic(row.id), (payload) => {
      if (payload === null) socket.close(DEVICE_CLOSE.restart);
      else if (payload === TAKEN_OVER + connection.id) return;
      else if (payload.startsWith(TAKEN_OVER)) {
        // it has not gone: its departure would be stored after its arrival at another server
        if (connections.get(row.id) === connection) connections.delete(row.id);
        socket.close(DEVICE_CLOSE.replaced);
      } else if (payload.startsWith(NEW_TOKEN)) {
        if (payload !== NEW_TOKEN + row.tokenDigest) socket.close(DEVICE_CLOSE.unauthorized);
      } else if (early) early.push(payload);
      else {
        records.flush(connection);
        socket.send(payload);
      }
    });
    socket.once('close', () => {
      unsubscribe();
      if (connections.get(row.id) !== connection) return;
      connections.delete(row.id);
      const noted = notePresence(row.id, false).finally(() => leaving.delete(noted));
      leaving.add(noted);
    });
    connections.set(row.id, connection);
    // Records from a previous connection are stored first, so that `acknowledged` includes them.
    await records.settled();
    const { order, acknowledged, announce } = await currentTest(db, row, hello.held);
    announce(bus);
    records.flush(connection);
    connection.write({
      type: 'welcome',
      device_id: row.id,
      name: row.name,
      server_time: new Date().toISOString(),
      volume: order?.volume ?? row.volume ?? hello.volume,
      test: order,
      acknowledged,
    });
    if (row.deviceType === 'CAMERA' && order) connection.write(await picturesFrame(db, order));
    for (const frame of early) socket.send(frame);
    early = undefined;
    bus.publish(streamTopic(row.id), RESUME);
    if (order) {
      publishLive(bus, order.test_id, { type: 'updated_device_connection', data: { is_connected: true } });
    }
    if (records.isFull()) connection.listen(false);
    return connection;
  }

  const renewCookie = renewCookiesOfSockets(app);
  app.get(DEVICE_CHANNEL_PATH, { websocket: true, onRequest: renewCookie }, (socket, request) => {
    let connection: Connection | undefined;
    let greeted = false;
    const helloTimer = setTimeout(() => socket.close(DEVICE_CLOSE.unauthorized), DEVICE_HELLO_TIMEOUT);
    socket.once('close', () => clearTimeout(helloTimer));
    socket.on('error', () => undefined);
    socket.on('pong', () => {
      if (connection) hear(connection);
    });
    onMessage(socket, DEVICE_FRAME_MAX, (data, isBinary) => {
      const frame = isBinary ? undefined : readDeviceFrame(data.toString());
      if (!frame) {
        socket.close(DEVICE_CLOSE.malformed);
        return;
      }
      if (connection) {
        hear(connection);
        take(connection, frame);
        return;
      }
      // Before the welcome a device may send only one hello.
      if (greeted || frame.type !== 'hello') {
        socket.close(DEVICE_CLOSE.unauthorized);
        return;
      }
      greeted = true;
      clearTimeout(helloTimer);
      welcome(socket, frame, cameraCookie(request)).then(
        (welcomed) => (connection = welcomed),
        (error: unknown) => {
          app.log.error(error, 'a device could not be welcomed');
          socket.close(DEVICE_CLOSE.restart);
        },
      );
    });
  });

  let [lastPulse, pulses] = [Date.now(), 0];
  const pulse = setInterval(() => {
    const now = Date.now();
    // If this server was blocked or its clock was changed, silence does not mean that devices are gone.
    const isLate = Math.abs(now - lastPulse - DEVICE_PING_INTERVAL) > DEVICE_PING_INTERVAL;
    lastPulse = now;
    const there: Connection[] = [];
    for (const connection of connections.values()) {
      const { deviceId, socket, isQuiet, isPage } = connection;
      if (isLate) connection.heard = now;
      // Paused sockets deliver nothing, so their silence does not count.
      const silence = records.isFull() ? 0 : now - connection.heard;
      if (silence > DEVICE_SILENCE) socket.terminate();
      else {
        socket.ping();
        if (isPage) connection.write({ type: 'alive' });
      }
      if (silence <= DEVICE_QUIET) there.push(connection);
      else if (!isQuiet) {
        connection.isQuiet = true;
        void notePresence(deviceId, false);
      }
    }
    pulses += 1;
    if (pulses % NOTED_EVERY === 0) void noteThere(there);
  }, DEVICE_PING_INTERVAL);
  app.addHook('onClose', async () => {
    clearInterval(pulse);
    await records.close();
    await Promise.all(leaving);
  });
}
