import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';

/** Every word the perimetry charts say by themselves, in English. Numbers arrive as they are to be written. */
export const defaultPerimetryTexts = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  plot: (eye: string): string => `Visual field, ${eye}`,
  plotKind: 'visual field',
  plotHelp: 'Arrow keys move from point to point, Home and End to the first and the last, Escape leaves the points.',
  /** Letters at the ends of the horizontal axis. */
  nasal: 'N',
  temporal: 'T',
  /** What is said of a point: where, and what. */
  point: ({ x, y, result }: { x: string; y: string; result: string }): string => `x ${x}°, y ${y}°, ${result}`,
  decibels: (db: string): string => `${db} decibels`,
  belowFloor: (floor: string): string => `less than ${floor} decibels, brightest stimulus not seen`,
  stateUntested: 'not yet tested',
  stateTesting: 'being tested',
  stateSeen: 'seen',
  stateNotSeen: 'not seen',
  inBlindSpot: (result: string): string => `blind spot, ${result}`,
  fovea: (db: string): string => `Fovea ${db} dB`,
  greyscaleUnit: 'dB',

  tableCaption: (eye: string): string => `Visual field, ${eye}, by location`,
  columnX: 'x (°)',
  columnY: 'y (°)',
  columnResult: 'Result',
  columnSeen: 'Seen',
  columnNotSeen: 'Not seen',

  goldmann: (size: string): string => `Goldmann ${size}`,
  region: (region: string): string => `Region ${region}`,
  underTest: 'Testing',
  display: 'Display',
  displayNumeric: 'Numeric',
  displayGreyscale: 'Greyscale',
  gridLines: 'Grid lines',
  displayTable: 'Table',
  noData: 'No test data',
  noDataReceived: 'No test data received',
  ignored: (count: number, text: string): string =>
    count === 1
      ? '1 record could not be read and was left out.'
      : `${text} records could not be read and were left out.`,
  falsePositives: 'False positives',
  falseNegatives: 'False negatives',
  fixationLosses: 'Fixation losses',
  falsePositivesNote: ({ count, of }: { count: string; of: string }): string => `${count} of ${of} under 0.15 s`,
  falseNegativesNote: ({ count, of }: { count: string; of: string }): string => `${count} of ${of} trials missed`,
  fixationLossesNote: ({ count, of }: { count: string; of: string }): string => `${count} of ${of} checks seen`,
  tooFewAnswers: 'Too few answers',
  presented: 'Presented',
  seen: 'Seen',
  notSeen: 'Not seen',
  quadrants: (eye: string): string => `Quadrants, ${eye}`,
  quadrantSuperiorLeft: 'Upper left',
  quadrantSuperiorRight: 'Upper right',
  quadrantInferiorLeft: 'Lower left',
  quadrantInferiorRight: 'Lower right',
  regionPrompt: 'Region 1 is done. Tape the eyelid and continue with region 2.',
  continueTest: 'Continue',
  /** Spoken from time to time while a test runs. */
  summary: ({ eye, percent }: { eye: string; percent: string }): string => `${eye}, ${percent} done.`,
};

/** The words of the perimetry charts in one language. */
export type PerimetryTexts = typeof defaultPerimetryTexts;

const TextsContext = createContext<PerimetryTexts>(defaultPerimetryTexts);

/** Props of {@link PerimetryTextsProvider}. */
export interface PerimetryTextsProviderProps {
  /** The words in the language of the application; what is left out stays as it is outside. */
  texts: Partial<PerimetryTexts>;
  children: ReactNode;
}

/** Gives the perimetry charts their words in another language than English. */
export function PerimetryTextsProvider({ texts, children }: PerimetryTextsProviderProps): ReactElement {
  const outer = useContext(TextsContext);
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <TextsContext value={merged}>{children}</TextsContext>;
}

/** The words in the language of the nearest {@link PerimetryTextsProvider}. */
export const usePerimetryTexts = (): PerimetryTexts => useContext(TextsContext);
