/** The English texts of the pupil charts. Numbers are passed already formatted. */
export const pupilWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  timeline: 'Pupils and light',
  timelineKind: 'time line',
  timelineHelp: 'Arrow keys move from period to period, Home and End to the first and the last, Escape leaves them.',
  /** The names of the periods by their letters. */
  periodA: 'Adaptation',
  periodAPD: 'Swinging light',
  periodS: 'Stimulation',
  periodR: 'Reaction',
  periodL: 'In the light',
  periodD: 'In the dark',
  lightNone: 'dark',
  lightWhite: 'white light',
  lightRed: 'red light',
  lightBlue: 'blue light',
  /** The colours as single letters, for narrow bands. */
  letterRed: 'R',
  letterBlue: 'B',
  waiting: 'waiting',
  repeated: 'repeated',
  /** The description of a period for assistive technology. */
  band: ({ eye, period, light, from, to }: { eye: string; period: string; light: string; from: string; to: string }) =>
    `${eye}, ${period}, ${light}, ${from} to ${to}`,
  bandRepeated: ({ band, repeated }: { band: string; repeated: string }): string => `${band}, ${repeated}`,
  diameterAxis: 'Diameter (mm)',
  timeAxis: 'Time (s)',
  percentAxis: 'Test done (%)',
  tableCaption: 'Periods of both eyes',
  columnEye: 'Eye',
  columnPeriod: 'Period',
  columnLight: 'Light',
  columnFrom: 'From',
  columnTo: 'To',
  columnLeast: 'Smallest (mm)',
  retesting: 'Repeating',
  periodDone: ({ eye }: { eye: string }): string => `${eye}, period`,
  resultPassed: 'Passed',
  resultNormal: 'Normal',
  resultMild: 'Mild',
  resultModerate: 'Moderate',
  resultFailed: 'Failed',
  resultSevere: 'Severe',
  pupilOD: 'right pupil',
  pupilOS: 'left pupil',
  rapd: 'RAPD',
  rapd_none: 'none',
  rapd_borderline: 'borderline',
  rapd_present: 'present',
  /** A relative afferent pupillary defect in log units, whether it is present, and its grade. */
  rapdFound: (found: { eye: string; size: string; presence: string; grade: string }): string =>
    `${found.eye} weaker by ${found.size} log units: ${found.presence}, grade ${found.grade}`,
  /** A difference between the eyes below the limit of a defect: no eye is weaker. */
  rapdNone: ({ size }: { size: string }): string => `No RAPD (${size} log units)`,
  rapdNotMeasurable: ({ pupils }: { pupils: string }): string =>
    `Not measurable. Does not react (efferent defect): ${pupils}`,
  /** How a pupil reacted to a flash. */
  constriction: ({ percent, mm }: { percent: string; mm: string }): string => `Constriction ${percent}% (${mm} mm)`,
  reactionIn: ({ constriction, latency }: { constriction: string; latency: string }): string =>
    `${constriction}, latency ${latency} ms`,
  displayChart: 'Chart',
  /** Announced at intervals while a test is running. */
  summary: ({ period, percent }: { period: string; percent: string }): string => `${period}, ${percent} done.`,
};
/** The texts of the pupil charts in one language. */
export type PupilWords = typeof pupilWords;
