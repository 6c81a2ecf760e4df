import type { PerimetryWords } from '../perimetry.texts.ts';
import { written } from '../../shared/written.ts';
import type { PerimetryLocation } from '../types.ts';

/** The label of a sensitivity on a tile: whole dB, `<0` if the brightest stimulus (`floor`) was not seen. */
export const dbText = (threshold: number, floor = 0): string =>
  threshold < floor ? `<${floor}` : String(Math.round(threshold));

function sensitivityText(texts: PerimetryWords, db: number, floor: number): string {
  return db < floor ? texts.belowFloor({ floor: written(floor) }) : texts.decibels({ db: dbText(db, floor) });
}

/** The state of a location in words: "28 decibels", "not yet tested". */
export function resultText(texts: PerimetryWords, location: PerimetryLocation, floor = 0): string {
  const result = {
    threshold: sensitivityText(texts, location.threshold ?? floor, floor),
    seen: texts.stateSeen,
    notSeen: texts.stateNotSeen,
    testing: texts.stateTesting,
    untested: texts.stateUntested,
  }[location.state];
  return location.is_blind_spot ? texts.inBlindSpot({ result }) : result;
}

/** The announced description of a point: "x 9°, y 3°, 28 decibels". */
export const pointText = (texts: PerimetryWords, location: PerimetryLocation, floor = 0): string =>
  texts.point({ x: written(location.x), y: written(location.y), result: resultText(texts, location, floor) });
