import {
  decodeStreamFrame,
  DEVICE_CLOSE,
  DEVICE_HELLO_TIMEOUT,
  DEVICE_STREAM_PATH,
  STREAM_FRAME_MAX,
  STREAM_RATE,
  STREAM_UNWATCHED,
  readStreamHello,
  type StreamHello,
} from '@isopter/contract';
import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { device } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { limitRate } from '../../platform/lib/limitRate.ts';
import { hasDigest } from '../../platform/lib/secret.ts';
import { onMessage } from '../../access/live/onMessage.ts';
import type { WebSocket } from 'ws';
import type { Streams } from './streams.ts';

/** An authenticated device. */
interface Source {
  id: string;
  cameras: number;
}

/** The device of a token, if it has cameras that stream. */
async function sourceOf(db: Db, { token }: StreamHello): Promise<Source | undefined> {
  const [row] = await db
    .select({ id: device.id, capabilities: device.capabilities })
    .from(device)
    .where(and(hasDigest(device.tokenDigest, token), device.active));
  const cameras = row?.capabilities?.streaming_camera_count ?? 0;
  return row && cameras > 0 ? { id: row.id, cameras } : undefined;
}

/** Validates a frame: one image from a device with one camera, two from a device with more [STRM-02]. */
function isFrameOf({ cameras }: Source, bytes: Uint8Array): boolean {
  const images = decodeStreamFrame(bytes)?.images.length;
  return images !== undefined && (images === 1) === (cameras === 1);
}

/** Takes the frames of devices that stream and passes them to those who watch (docs/device-stream.md). Nothing is stored. */
export function addDeviceStream(app: FastifyInstance, { db, streams }: { db: Db; streams: Streams }): void {
  app.get(DEVICE_STREAM_PATH, { websocket: true }, (socket) => receive(socket));
  app.get<{ Params: { id: string } }>(`${DEVICE_STREAM_PATH}/:id`, { websocket: true }, (socket, { params }) =>
    receive(socket, params.id),
  );

  /** @param named the device of the address */
  function receive(socket: WebSocket, named?: string): void {
    let source: Source | undefined;
    let isGreeted = false;
    const isWithinRate = limitRate(STREAM_RATE);
    const helloTimer = setTimeout(() => socket.close(DEVICE_CLOSE.unauthorized), DEVICE_HELLO_TIMEOUT);
    socket.once('close', () => clearTimeout(helloTimer));
    socket.on('error', () => undefined);

    const greet = async (hello: StreamHello): Promise<void> => {
      const found = await sourceOf(db, hello);
      if (!found || (named !== undefined && named !== found.id)) return socket.close(DEVICE_CLOSE.unauthorized);
      if (!streams.isWatched(found.id)) return socket.close(STREAM_UNWATCHED);
      if (socket.readyState !== socket.OPEN) return undefined;
      streams.begin(found.id, socket);
      source = found;
      return undefined;
    };

    onMessage(socket, STREAM_FRAME_MAX, (data, isBinary) => {
      if (!isWithinRate(data.length)) return socket.close(DEVICE_CLOSE.malformed);
      if (isBinary && source) {
        if (!isFrameOf(source, data)) return socket.close(DEVICE_CLOSE.malformed);
        return streams.pass(source.id, data);
      }
      // frames right after the hello are dropped: the newest counts
      if (isBinary && isGreeted) return undefined;
      const hello = isBinary || isGreeted ? undefined : readStreamHello(data.toString());
      if (!hello) return socket.close(DEVICE_CLOSE.malformed);
      isGreeted = true;
      clearTimeout(helloTimer);
      greet(hello).catch((error: unknown) => {
        app.log.error(error, 'the stream of a device could not begin');
        socket.close(DEVICE_CLOSE.restart);
      });
      return undefined;
    });
  }
}
