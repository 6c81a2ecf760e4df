import { type LiveEvent, parseLiveMessage } from '@isopter/contract';

type EventOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>;

/**
 * Returns an event as viewers of a test receive it: fields that a headset omits have their default values.
 * @throws a TypeError for an event that no socket accepts
 */
export function received<T extends LiveEvent['type']>(type: T, data: object): EventOf<T> {
  const message = parseLiveMessage(JSON.stringify({ type, data }));
  if (message?.type !== type) throw new TypeError(`no event of a test: ${type} ${JSON.stringify(data)}`);
  return message as EventOf<T>;
}

/** Returns a headset's messages of a test, made with `npm run record -w apps/headset`, as {@link received}. */
export const recording = (events: readonly { type: string; data: object }[]): readonly LiveEvent[] =>
  events.map(({ type, data }) => received(type as LiveEvent['type'], data));
