import { DEVICE_CLOSE, STREAM_UNWATCHED } from '@isopter/contract';
import type { WebSocket } from 'ws';
import type { Bus } from '../../platform/bus/bus.ts';
import { publishToDevice, RESUME, streamTopic } from '../../platform/bus/topics.ts';
import { createRelay, type Relay } from './relay.ts';

/** The camera streams of all devices that are watched at this server. */
export interface Streams extends Relay {
  /** Takes frames of a device from this socket, and no longer from an earlier one. */
  begin: (deviceId: string, source: WebSocket) => void;
}

/** @param bus reaches the devices, whose channels may be at another server */
export function createStreams(bus: Bus): Streams {
  const sources = new Map<string, WebSocket>();
  const subscriptions = new Map<string, () => void>();
  const tell = (deviceId: string, message: 'start streaming' | 'stop streaming'): void =>
    publishToDevice(bus, deviceId, { type: 'message', message: { message } });
  const relay = createRelay({
    onWatched(deviceId) {
      // a device that was away does not know that it is watched
      const resume = (): void => tell(deviceId, 'start streaming');
      subscriptions.set(deviceId, bus.subscribe(streamTopic(deviceId), resume));
    },
    onIdle(deviceId) {
      subscriptions.get(deviceId)?.();
      subscriptions.delete(deviceId);
      sources.get(deviceId)?.close(STREAM_UNWATCHED);
      tell(deviceId, 'stop streaming');
      // browsers at another server may still watch
      bus.publish(streamTopic(deviceId), RESUME);
    },
  });
  return {
    ...relay,
    begin(deviceId, source) {
      sources.get(deviceId)?.close(DEVICE_CLOSE.replaced);
      sources.set(deviceId, source);
      source.once('close', () => {
        if (sources.get(deviceId) === source) sources.delete(deviceId);
      });
    },
  };
}
