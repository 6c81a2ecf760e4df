import { isSeen } from '@isopter/clinical/stereopsis';
import type { StereopsisWords } from '../stereopsis.texts.ts';
import { type Plate, PLACES } from '../types.ts';

/** A position in words: "top", or its number if it is unknown. */
export function placeText(texts: StereopsisWords, place: number, format: (value: number) => string): string {
  const known = PLACES.find((one) => one === place);
  return known ? texts[`place${known}`] : texts.placeOther({ place: format(place) });
}

/** The announced description of a plate: "Plate 3, 400 seconds of arc, top, seen". */
export function plateText(texts: StereopsisWords, plate: Plate, format: (value: number) => string): string {
  const { index, arcsec, target, target_answer = null } = plate;
  const values = { index: format(index), value: format(arcsec), place: placeText(texts, target, format) };
  if (isSeen(plate)) return texts.plateSeen(values);
  if (target_answer === null) return texts.plateNotAnswered(values);
  return texts.plateNotSeen({ ...values, answer: placeText(texts, target_answer, format) });
}
