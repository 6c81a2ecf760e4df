import { type ActiveDevice, type Device, isHomeDevice } from '@isopter/contract';
import { useState } from 'react';
import { placesOf, type WallLane } from './rules/places.ts';

const laneOf = ({ id, name, device_type }: Device, isRunning: boolean): WallLane => ({
  id,
  name,
  isRunning,
  isHome: isHomeDevice(device_type),
});

/**
 * The lanes by their places on the wall, which they keep while it is open; none before it is known what runs.
 * @param connected the lanes of the clinic; undefined until they are known, or if they cannot be asked for
 */
export function usePlaces(
  running: readonly Device[] | undefined,
  connected: readonly ActiveDevice[] | undefined,
): { places: readonly string[]; nameOf: (id: string) => string } {
  const [known, setKnown] = useState<{ places: readonly string[]; names: ReadonlyMap<string, string> }>({
    places: [],
    names: new Map(),
  });
  if (running && connected) {
    const free = connected.filter(
      ({ id, device_type }) => !isHomeDevice(device_type) && !running.some((one) => one.id === id),
    );
    const lanes = [...running.map((device) => laneOf(device, true)), ...free.map((device) => laneOf(device, false))];
    const places = placesOf(known.places, lanes);
    if (places.join() !== known.places.join()) {
      setKnown({ places, names: new Map([...known.names, ...lanes.map(({ id, name }) => [id, name] as const)]) });
    }
  }
  return { places: known.places, nameOf: (id) => known.names.get(id) ?? '' };
}
