import { type LiveEvent, parseLiveMessage } from '@isopter/contract';

/**
 * What a headset sent in a test, as whoever watches it receives it: what it leaves out because it is nearly always so has its
 * usual value. Made with `npm run record -w apps/headset`.
 * @throws a TypeError for an event that no socket lets in
 */
export const recording = (events: readonly object[]): readonly LiveEvent[] =>
  events.map((event) => {
    const message = parseLiveMessage(JSON.stringify(event));
    if (!message || message.type === 'ready' || message.type === 'heartbeat') {
      throw new TypeError(`no event of a test: ${JSON.stringify(event)}`);
    }
    return message;
  });
