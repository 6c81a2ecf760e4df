import type { Point } from '@isopter/clinical';
import { useMemo } from 'react';

const placesOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

function pointsOf(places: string): Point[] {
  if (places === '') return [];
  return places.split(' ').map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return { x, y };
  });
}

/** The positions of the locations; the same array as long as only their results change. */
export function usePlaces(locations: readonly Point[]): readonly Point[] {
  const places = placesOf(locations);
  return useMemo(() => pointsOf(places), [places]);
}
