import { locationOf } from '@isopter/clinical/sensorimotor';
import { directionText } from '../motility/gaze/speech.ts';
import type { MotilityWords } from '../motility/motility.texts.ts';
import type { Marker } from './types.ts';

type Format = (value: number) => string;

/** A location in words: "up and right, outer field". */
export function locationText(texts: MotilityWords, index: number, format: Format): string {
  const location = locationOf(index);
  if (!location) return texts.location({ location: format(index) });
  const direction = directionText(texts, location.direction);
  if (location.field === 'primary') return direction;
  return `${direction}, ${location.field === 'inner' ? texts.innerField : texts.outerField}`;
}

/** The announced description of a marker: "up, inner field: result, 4.2° off". */
export function markerText(texts: MotilityWords, marker: Marker, format: Format): string {
  const { location_index, distance_degrees } = marker;
  const distance = distance_degrees === null ? texts.noDistance : texts.distance({ degrees: format(distance_degrees) });
  const last = marker.is_last ? `, ${texts.markerLast}` : '';
  return `${locationText(texts, location_index, format)}: ${texts[`marker${marker.marker}`]}, ${distance}${last}`;
}
