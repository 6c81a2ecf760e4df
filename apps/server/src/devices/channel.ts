import { randomUUID } from 'node:crypto';
import {
  DEVICE_CHANNEL_PATH,
  DEVICE_CLOSE,
  DEVICE_HELLO_TIMEOUT,
  DEVICE_PING_INTERVAL,
  DEVICE_SILENCE,
  type DeviceFrame,
  readDeviceFrame,
  type UnreadableRecord,
} from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { deviceTopic, publishLive } from '../live/topics.ts';
import type { Services } from '../services.ts';
import { recorder, type Reporter } from './recorder.ts';
import { changeDevice, currentTest, greet, restartLost, sawDevices } from './state.ts';

/** A connected headset. */
interface Connection extends Reporter {
  id: string;
  deviceId: string;
  socket: WebSocket;
  /** When it gave its last sign of life. */
  heard: number;
}

/** Published on a device's topic when it connects, so that its other connections leave, on whatever server they are. */
const TAKEN_OVER = 'taken over by ';

/** The device channel (docs/device-channel.md): headsets connect here, report what happens and are told what to do. */
export function addDeviceChannel(app: FastifyInstance, { db, bus }: Services): void {
  const connections = new Map<string, Connection>();
  /** Departures that are being stored. */
  const leaving = new Set<Promise<unknown>>();
  const records = recorder(db, bus, app.log, connections);

  async function report(deviceId: string, frame: Exclude<DeviceFrame, { type: 'hello' | 'record' }>): Promise<void> {
    if (frame.type === 'lost') {
      const announce = await restartLost(db, deviceId, frame.test_id, frame.run);
      announce(bus);
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

  function take(connection: Connection, frame: DeviceFrame | UnreadableRecord): void {
    const { deviceId, socket } = connection;
    if (frame.type === 'hello') {
      socket.close(DEVICE_CLOSE.malformed);
    } else if (frame.type !== 'record') {
      report(deviceId, frame).catch((error: unknown) => app.log.error(error, 'a report could not be stored'));
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
  ): Promise<Connection | undefined> {
    const row = await greet(db, hello);
    if (!row) {
      socket.close(DEVICE_CLOSE.unauthorized);
      return undefined;
    }
    const connection: Connection = {
      id: randomUUID(),
      deviceId: row.id,
      socket,
      heard: Date.now(),
      write(frame) {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
      },
      sendAway: () => socket.close(DEVICE_CLOSE.restart),
      listen(isHeard) {
        connection.heard = Date.now();
        if (isHeard) socket.resume();
        else socket.pause();
      },
    };
    bus.publish(deviceTopic(row.id), TAKEN_OVER + connection.id);
    let early: string[] | undefined = [];
    const unsubscribe = bus.subscribe(deviceTopic(row.id), (payload) => {
      if (payload === null) socket.close(DEVICE_CLOSE.restart);
      else if (payload === TAKEN_OVER + connection.id) return;
      else if (payload.startsWith(TAKEN_OVER)) socket.close(DEVICE_CLOSE.replaced);
      else if (early) early.push(payload);
      else {
        records.flush(connection);
        socket.send(payload);
      }
    });
    socket.once('close', () => {
      unsubscribe();
      if (connections.get(row.id) !== connection) return;
      connections.delete(row.id);
      const noted = changeDevice(db, row.id, { seen: null })
        .catch((error: unknown) => app.log.error(error, 'a device that left could not be noted'))
        .finally(() => leaving.delete(noted));
      leaving.add(noted);
    });
    connections.set(row.id, connection);
    // What this device sent over a former connection is stored before it is told how far it got.
    await records.settled();
    const { order, acknowledged, announce } = await currentTest(db, row);
    announce(bus);
    records.flush(connection);
    connection.write({
      type: 'welcome',
      device_id: row.id,
      name: row.name,
      server_time: new Date().toISOString(),
      volume: row.volume ?? hello.volume,
      test: order,
      acknowledged,
    });
    for (const frame of early) socket.send(frame);
    early = undefined;
    if (records.isFull()) connection.listen(false);
    return connection;
  }

  app.get(DEVICE_CHANNEL_PATH, { websocket: true }, (socket) => {
    let connection: Connection | undefined;
    let greeted = false;
    const helloTimer = setTimeout(() => socket.close(DEVICE_CLOSE.unauthorized), DEVICE_HELLO_TIMEOUT);
    socket.once('close', () => clearTimeout(helloTimer));
    socket.on('error', () => undefined);
    socket.on('pong', () => {
      if (connection) connection.heard = Date.now();
    });
    socket.on('message', (data, isBinary) => {
      const frame = isBinary ? undefined : readDeviceFrame((data as Buffer).toString());
      if (!frame) {
        socket.close(DEVICE_CLOSE.malformed);
        return;
      }
      if (connection) {
        connection.heard = Date.now();
        take(connection, frame);
        return;
      }
      // Before the welcome a device says nothing but one hello.
      if (greeted || frame.type !== 'hello') {
        socket.close(DEVICE_CLOSE.unauthorized);
        return;
      }
      greeted = true;
      clearTimeout(helloTimer);
      welcome(socket, frame).then(
        (welcomed) => (connection = welcomed),
        (error: unknown) => {
          app.log.error(error, 'a device could not be welcomed');
          socket.close(DEVICE_CLOSE.restart);
        },
      );
    });
  });

  const pulse = setInterval(() => {
    const now = Date.now();
    const there: string[] = [];
    for (const { deviceId, socket, heard } of connections.values()) {
      // Nothing is heard of those who are not listened to.
      const silence = records.isFull() ? 0 : now - heard;
      if (silence > DEVICE_SILENCE) socket.terminate();
      else {
        socket.ping();
        if (silence < DEVICE_PING_INTERVAL * 1.5) there.push(deviceId);
      }
    }
    sawDevices(db, there).catch((error: unknown) => app.log.error(error, 'devices could not be noted'));
  }, DEVICE_PING_INTERVAL);
  app.addHook('onClose', async () => {
    clearInterval(pulse);
    await records.close();
    await Promise.all(leaving);
  });
}
