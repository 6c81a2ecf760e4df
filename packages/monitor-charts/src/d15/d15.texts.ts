import { eyePanelWords } from '../colorVision/panels/eyePanel.texts.ts';

/** The English texts of the charts of a D-15. Numbers are passed already formatted. */
export const d15Words = {
  ...eyePanelWords,
  circle: 'Color circle',
  circleOf: ({ eye }: { eye: string }): string => `Color circle, ${eye}`,
  circleHelp: 'Arrow keys move from cap to cap, Home and End to the first and the last, Escape leaves them.',
  axisprotan: 'Protan',
  axisdeutan: 'Deutan',
  axistritan: 'Tritan',
  /** The description of a cap for assistive technology. */
  cap: ({ cap, munsell }: { cap: string; munsell: string }): string => `Cap ${cap}, ${munsell}`,
  capFixed: ({ cap, munsell }: { cap: string; munsell: string }): string => `Cap ${cap}, ${munsell}, fixed`,
  capPlaced: ({ cap, munsell, place }: { cap: string; munsell: string; place: string }): string =>
    `Cap ${cap}, ${munsell}, in place ${place}`,
  arrangement: 'Arrangement',
  columnPlace: 'Place',
  columnCap: 'Cap',
  columnMunsell: 'Munsell',
  columnPlaces: 'Places moved',
  columnCrossing: 'Crossing',
  crossingAlong: ({ axis }: { axis: string }): string => `Along ${axis}`,
  crossingOther: 'Along no axis',
  crossings: 'Crossings',
  angle: 'Confusion angle',
  degrees: ({ angle }: { angle: string }): string => `${angle}°`,
  c_index: 'C-index',
  s_index: 'S-index',
  tes: 'Total error score',
  limits: ({ c, s }: { c: string; s: string }): string =>
    `Vingrys and King-Smith: a C-index above ${c} is abnormal; an S-index of ${s} or more has a direction.`,
  crossingLimit: ({ crossings }: { crossings: string }): string =>
    `Farnsworth: with ${crossings} crossings or more the test is failed.`,
  notComplete: 'The scores follow when all caps are in place.',
  outcome: 'Result',
  outcomenormal: 'Within normal limits',
  outcomeprotan: 'Protan deficiency',
  outcomedeutan: 'Deutan deficiency',
  outcometritan: 'Tritan deficiency',
  'outcomered-green': 'Red-green deficiency, protan or deutan',
  outcomeunknown: 'Deficiency along no known axis',
  outcomerandom: 'Errors in no particular direction',
};
export type D15Words = typeof d15Words;
