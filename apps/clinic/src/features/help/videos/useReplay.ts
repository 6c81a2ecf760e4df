import type { LiveEvent } from '@isopter/contract';
import { type MonitorStore, useView } from '@isopter/monitor-charts';
import { useEffect, useState } from 'react';

/** A store that goes to any moment of a recording, forward and back. */
function replayOf<View, Server>(store: MonitorStore<View, Server>, events: readonly LiveEvent[]) {
  let at = 0;
  return {
    store,
    goTo(count: number): void {
      // stores do not go back: an earlier moment is reached from the beginning
      if (count < at) {
        store.load(null);
        at = 0;
      }
      for (const event of events.slice(at, count)) store.receive(event);
      at = count;
    },
  };
}

/**
 * Replays a recorded test as a monitor shows it.
 *
 * @param share how much of it has been played, from 0 to 1
 */
export function useReplay<View, Server>(
  createStore: () => MonitorStore<View, Server>,
  events: readonly LiveEvent[],
  share: number,
): View {
  const [replay] = useState(() => replayOf(createStore(), events));
  const count = Math.round(share * events.length);
  useEffect(() => replay.goTo(count), [replay, count]);
  useEffect(() => () => replay.store.dispose(), [replay]);
  return useView(replay.store);
}
