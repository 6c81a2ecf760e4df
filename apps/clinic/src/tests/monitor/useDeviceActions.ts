import { useSendDeviceMessage } from '@isopter/api-client';
import type { DeviceMessage, DeviceMessageName } from '@isopter/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Command, Commands } from './commands.ts';

/** What can be asked of the device, and how it stands with what was asked. */
export interface DeviceActions {
  /** Asks for it, unless the same is under way. */
  send: (message: DeviceMessage) => void;
  /** Asks once more for what failed. */
  retry: (command: Command) => void;
  commands: readonly Command[];
  /** It is under way, or was taken within the last 2 s [MON-09]. */
  isPending: (name: DeviceMessageName) => boolean;
  /** The device took the request to stream, and none to stop yet. */
  isStreaming: boolean;
}

/**
 * Sends messages to a device [MON-09].
 *
 * @param screen what the device shows: a step forward or back that was asked for there is done only there
 */
export function useDeviceActions(deviceId: string, screen: string | null): DeviceActions {
  const { send: put } = useSendDeviceMessage();
  const [commands, setCommands] = useState<readonly Command[]>([]);
  const [isStreaming, setStreaming] = useState(false);
  const queue = useRef<Commands>(undefined);
  const shown = useRef(screen);
  useEffect(() => {
    shown.current = screen;
  }, [screen]);

  useEffect(() => {
    const made = new Commands({
      put: (message, at) =>
        put({ params: { id: deviceId }, query: { ...(at !== null && { screen: at }) }, body: message }),
      onChange: setCommands,
      onSent: ({ message }) => {
        if (message === 'start streaming') setStreaming(true);
        if (message === 'stop streaming') setStreaming(false);
      },
    });
    queue.current = made;
    return () => made.dispose();
  }, [deviceId, put]);

  const send = useCallback((message: DeviceMessage) => queue.current?.send(message, shown.current), []);
  const retry = useCallback((command: Command) => queue.current?.retry(command), []);
  const isPending = (name: DeviceMessageName): boolean =>
    commands.some(({ message, state }) => message.message === name && (state === 'sending' || state === 'sent'));
  return { send, retry, commands, isPending, isStreaming };
}
