import { useSendDeviceMessage } from '@isopter/api-client';
import type { DeviceMessage, Test } from '@isopter/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Command, Commands, isTestOrder, type Order, type OrderName } from './commands.ts';
import { useTestOrders } from './useTestOrders.ts';

/** Commands for the device and its test, and their states. */
export interface DeviceActions {
  /** Asks for it, unless the same is under way. */
  send: (message: Order) => void;
  /** Asks once more for what failed. */
  retry: (command: Command) => void;
  commands: readonly Command[];
  /** It is under way, or was taken within the last 2 s, or the device has not yet shown that it was done [MON-09, OUR-42]. */
  isPending: (name: OrderName) => boolean;
}

/** What {@link useDeviceActions} needs. */
export interface DeviceActionsOptions {
  test: Test;
  device: string;
  /** The device's screen: the device steps forward or back only on this one. */
  screen: string | null;
  /** Whether the monitor shows up-to-date data. */
  isCurrent: boolean;
  /** Called once the test has restarted. */
  onRestarted: () => void;
  /** Called once the test or its bundle was cancelled. */
  onCancelled: () => void;
}

/** Sends messages to a device, and orders about its test to the server [MON-09, MON-20]. */
export function useDeviceActions({
  test,
  device,
  screen,
  isCurrent,
  onRestarted,
  onCancelled,
}: DeviceActionsOptions): DeviceActions {
  const { send: put } = useSendDeviceMessage();
  const order = useTestOrders(test);
  const [commands, setCommands] = useState<readonly Command[]>([]);
  const queue = useRef<Commands>(undefined);
  const shown = useRef(screen);
  useEffect(() => {
    shown.current = screen;
    queue.current?.shows(screen);
  }, [screen]);

  const followed = useRef(isCurrent);
  useEffect(() => {
    followed.current = isCurrent;
    queue.current?.follows(isCurrent);
  }, [isCurrent]);

  const onSent = useEffectEvent(({ message }: Order): void => {
    if (message === 'restart') onRestarted();
    if (message === 'cancel' || message === 'cancel bundle') onCancelled();
  });
  useEffect(() => {
    const tell = (message: DeviceMessage, at: string | null): Promise<unknown> =>
      put({ params: { id: device }, query: { ...(at !== null && { screen: at }) }, body: message });
    const made = new Commands({
      put: (message, at) => (isTestOrder(message) ? order(message) : tell(message, at)),
      onChange: setCommands,
      onSent,
    });
    queue.current = made;
    made.shows(shown.current);
    made.follows(followed.current);
    return () => made.dispose();
  }, [device, order, put]);

  const send = useCallback((message: Order) => queue.current?.send(message, shown.current), []);
  const retry = useCallback((command: Command) => queue.current?.retry(command), []);
  const isPending = (name: OrderName): boolean =>
    commands.some(({ message, state }) => message.message === name && (state === 'sending' || state === 'sent'));
  return { send, retry, commands, isPending };
}
