import { DEVICE_CLOSE, STREAM_UNWATCHED } from '@isopter/contract';
import type { WebSocket } from 'ws';
import { createRelay, type Relay } from './relay.ts';
import { createTickets, type Tickets } from './tickets.ts';

/** The camera streams of all devices that are connected to this server. */
export interface Streams extends Pick<Relay, 'watch' | 'isWatched' | 'pass'>, Pick<Tickets, 'issue' | 'take'> {
  /** Takes frames of a device from this socket, and no longer from an earlier one. */
  begin: (deviceId: string, source: WebSocket) => void;
}

/** @param onIdle called when nobody watches a device any more; its stream is closed then */
export function createStreams(onIdle: (deviceId: string) => void): Streams {
  const sources = new Map<string, WebSocket>();
  const relay = createRelay((deviceId) => {
    sources.get(deviceId)?.close(STREAM_UNWATCHED);
    onIdle(deviceId);
  });
  return {
    ...relay,
    ...createTickets(),
    begin(deviceId, source) {
      sources.get(deviceId)?.close(DEVICE_CLOSE.replaced);
      sources.set(deviceId, source);
      source.once('close', () => {
        if (sources.get(deviceId) === source) sources.delete(deviceId);
      });
    },
  };
}
