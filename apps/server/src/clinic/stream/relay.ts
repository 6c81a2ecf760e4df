import type { WebSocket } from 'ws';

/** Viewers with more unsent bytes than this miss frames, so that they get the newest one next. */
const BEHIND_MAX = 64 * 1024;

/** Hands the camera stream of each device to those who watch it. Nothing is stored. */
export interface Relay {
  /** Lets a socket watch a device. @returns ends it */
  watch: (deviceId: string, viewer: WebSocket) => () => void;
  isWatched: (deviceId: string) => boolean;
  /** Sends a frame to everybody who watches the device, and is not behind. */
  pass: (deviceId: string, frame: Uint8Array) => void;
}

interface Changes {
  /** Called when somebody begins to watch a device that nobody watched. */
  onWatched: (deviceId: string) => void;
  /** Called when nobody watches a device any more. */
  onIdle: (deviceId: string) => void;
}

export function createRelay({ onWatched, onIdle }: Changes): Relay {
  const watched = new Map<string, Set<WebSocket>>();
  return {
    watch(deviceId, viewer) {
      const viewers = watched.get(deviceId) ?? new Set();
      watched.set(deviceId, viewers.add(viewer));
      if (viewers.size === 1) onWatched(deviceId);
      return () => {
        if (!viewers.delete(viewer) || viewers.size > 0) return;
        watched.delete(deviceId);
        onIdle(deviceId);
      };
    },
    isWatched: (deviceId) => watched.has(deviceId),
    pass(deviceId, frame) {
      for (const viewer of watched.get(deviceId) ?? [])
        if (viewer.readyState === viewer.OPEN && viewer.bufferedAmount <= BEHIND_MAX) viewer.send(frame);
    },
  };
}
