import type { Attention } from '@isopter/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readClock, useClock } from '../tests/useElapsed.ts';
import { callsOf, type Since, sinceOf } from './calls.ts';
import { keepSince, readSince } from './keptSince.ts';
import { needsOf, type NeedyDevice } from './needs.ts';

/** When the reasons of each test began, by its id. */
type Sinces = ReadonlyMap<string, Since>;

/** Notes what began since the last look; of a test that is new in the list, a reason begins now. */
const look = (devices: readonly NeedyDevice[], before: Sinces | undefined, now: number): Sinces =>
  new Map(
    devices.flatMap((device) => {
      const test = device.administering_test;
      if (!test) return [];
      const known = before?.get(test) ?? readSince(test) ?? (before && {});
      return [[test, sinceOf(known, needsOf(device), now)]];
    }),
  );

/**
 * Returns what the test of each device calls somebody for now, in the order of the devices: {@link callsOf} for lists of
 * devices.
 * @param devices the list as the server sent it, the same array as long as it does not change; undefined until it is loaded
 */
export function useCalls(devices: readonly NeedyDevice[] | undefined): readonly (readonly Attention[])[] {
  const [known, setKnown] = useState<{ devices?: readonly NeedyDevice[]; sinces?: Sinces }>({});
  let { sinces } = known;
  if (devices !== undefined && known.devices !== devices) {
    sinces = look(devices, sinces, readClock());
    setKnown({ devices, sinces });
  }
  useEffect(() => sinces?.forEach((since, test) => keepSince(test, since)), [sinces]);
  const read = useCallback(
    (now: number) =>
      JSON.stringify(
        (devices ?? []).map((device) => {
          const since = sinces?.get(device.administering_test ?? '') ?? {};
          return callsOf(needsOf(device), { since, status: device.running_test?.status, now });
        }),
      ),
    [devices, sinces],
  );
  const calls = useClock(read);
  return useMemo(() => JSON.parse(calls) as Attention[][], [calls]);
}
