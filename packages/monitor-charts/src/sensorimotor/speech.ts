import type { Deviation } from '@isopter/clinical/cover';
import { prismOf } from '@isopter/clinical/gaze';
import { deviationAt, locationOf } from '@isopter/clinical/sensorimotor';
import { deviationShort, deviationSpoken, deviationText } from '../motility/deviation.ts';
import { directionText } from '../motility/gaze/speech.ts';
import type { MotilityWords } from '../motility/motility.texts.ts';
import type { AlignedEye, Marker } from './types.ts';

type Format = (value: number) => string;

/** A location in words: "up and right, outer field". */
export function locationText(texts: MotilityWords, index: number, format: Format): string {
  const location = locationOf(index);
  if (!location) return texts.location({ location: format(index) });
  const direction = directionText(texts, location.direction);
  if (location.field === 'primary') return direction;
  return `${direction}, ${location.field === 'inner' ? texts.innerField : texts.outerField}`;
}

/** The eye of a marker, and whether the marker is where the target was placed. */
export interface MarkerOf {
  readonly eye: AlignedEye;
  readonly isDeviation: boolean;
}

/** The deviation a marker stands for; `null` where its direction is not known, as with both eyes together. */
const deviationOfMarker = ({ eye, isDeviation }: MarkerOf, marker: Marker): Deviation | null =>
  isDeviation && eye !== 'OU' ? deviationAt(eye, marker) : null;

const wholePrism = (degrees: number, format: Format): string => format(Math.round(prismOf(degrees)));

/** How far a marker is off, for tables: "7 Δ eso deviation", "7 Δ" without a direction, or "–". */
export function offText(texts: MotilityWords, of: MarkerOf, marker: Marker, format: Format): string {
  const deviation = deviationOfMarker(of, marker);
  if (deviation) return deviationText(texts, deviation, 'unknown', format);
  return marker.distance_degrees === null ? '–' : `${wholePrism(marker.distance_degrees, format)}\u00a0Δ`;
}

/** The same in clinical notation, for a table of a report: "7 Δ E". */
export function offShort(texts: MotilityWords, of: MarkerOf, marker: Marker, format: Format): string {
  const deviation = deviationOfMarker(of, marker);
  return deviation ? deviationShort(texts, deviation, 'unknown', format) : offText(texts, of, marker, format);
}

/** The announced description of a marker: "up, inner field: result, 7 prism diopters eso deviation". */
export function markerText(texts: MotilityWords, of: MarkerOf, marker: Marker, format: Format): string {
  const { location_index, distance_degrees } = marker;
  const deviation = deviationOfMarker(of, marker);
  const distance =
    distance_degrees === null
      ? texts.noDistance
      : texts.distancePrism({ degrees: format(distance_degrees), prism: wholePrism(distance_degrees, format) });
  const off = deviation ? deviationSpoken(texts, deviation, 'unknown', format) : distance;
  const last = marker.is_last ? `, ${texts.markerLast}` : '';
  return `${locationText(texts, location_index, format)}: ${texts[`marker${marker.marker}`]}, ${off}${last}`;
}
