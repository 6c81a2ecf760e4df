import { written } from '../../shared/written.ts';
import type { EstermanWords } from '../esterman.texts.ts';
import type { EstermanLocation } from '../types.ts';

/** The texts of the map on screen and in reports. */
export type MapWords = Pick<
  EstermanWords,
  'plotKind' | 'plotHelp' | 'point' | 'stateUntested' | 'stateTesting' | 'stateSeen' | 'stateNotSeen'
>;

/** The result of a point in words: "not seen". */
export const resultText = (texts: MapWords, { state }: EstermanLocation): string =>
  ({
    untested: texts.stateUntested,
    testing: texts.stateTesting,
    seen: texts.stateSeen,
    notSeen: texts.stateNotSeen,
  })[state];

/** The announced description of a point: "x −23°, y 36°, seen". */
export const pointText = (texts: MapWords, location: EstermanLocation): string =>
  texts.point({ x: written(location.x), y: written(location.y), result: resultText(texts, location) });
