/** The English texts of the stereopsis charts. Numbers are passed already formatted. */
export const stereopsisWords = {
  chart: 'Levels',
  chartHelp: 'Arrow keys move from plate to plate, Home and End to the first and the last, Escape leaves them.',
  plateAxis: 'Plate',
  levelAxis: 'Disparity (arcsec)',
  normalBand: 'Normal',
  stereoacuity: 'Stereoacuity',
  arcsec: ({ value }: { value: string }): string => `${value}″`,
  noResult: 'No result yet',
  soFar: ({ value }: { value: string }): string => `Seen so far: ${value}″`,
  gradenormal: 'Normal',
  gradereduced: 'Reduced',
  gradecoarse: 'Coarse',
  gradenone: 'No stereopsis found',
  /** The description of a plate for assistive technology. */
  plateSeen: ({ index, value, place }: { index: string; value: string; place: string }): string =>
    `Plate ${index}, ${value} seconds of arc, ${place}, seen`,
  plateNotSeen: ({ index, value, place, answer }: Record<'index' | 'value' | 'place' | 'answer', string>): string =>
    `Plate ${index}, ${value} seconds of arc, ${place}, not seen, answered ${answer}`,
  plateNotAnswered: ({ index, value, place }: { index: string; value: string; place: string }): string =>
    `Plate ${index}, ${value} seconds of arc, ${place}, no answer`,
  place1: 'top',
  place2: 'right',
  place3: 'bottom',
  place4: 'left',
  placeOther: ({ place }: { place: string }): string => `place ${place}`,
  plates: 'Plates',
  columnPlate: 'No.',
  columnArcsec: 'Arcsec',
  columnTarget: 'Dot',
  columnResult: 'Result',
  columnShown: 'Shown',
  columnSeen: 'Seen',
  seen: 'Seen',
  notSeen: 'Not seen',
  notAnswered: 'No answer',
  /** Shown beside the plate that determines the result. */
  threshold: 'Threshold',
  /** Announced at intervals while a test is running. */
  summary: ({ value, percent }: { value: string; percent: string }): string =>
    `${value} seconds of arc, ${percent} done.`,
};
export type StereopsisWords = typeof stereopsisWords;
