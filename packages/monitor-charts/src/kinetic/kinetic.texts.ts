/** The English texts of the kinetic charts. Numbers are passed already formatted. */
export const kineticWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  plot: ({ eye }: { eye: string }): string => `Isopter, ${eye}`,
  plotKind: 'isopter',
  plotHelp:
    'Arrow keys go around from direction to direction, Home and End to the first and the last, Escape leaves them.',
  /** Letters at the ends of the axes: nasal, temporal, superior, inferior. */
  nasal: 'N',
  temporal: 'T',
  superior: 'S',
  inferior: 'I',
  /** The description of a direction for assistive technology. */
  directionSeen: ({ angle, radius }: { angle: string; radius: string }): string => `${angle}°, seen at ${radius}°`,
  directionNotSeen: ({ angle }: { angle: string }): string => `${angle}°, not seen`,
  directionTooEarly: ({ angle }: { angle: string }): string => `${angle}°, answered too early`,
  tableCaption: ({ eye }: { eye: string }): string => `Isopter, ${eye}, by direction`,
  columnDirection: 'Direction (°)',
  columnRadius: 'From fixation (°)',
  columnResult: 'Result',
  seen: 'Seen',
  notSeen: 'Not seen',
  tooEarly: 'Answered too early',
  area: ({ area }: { area: string }): string => `Area ${area} deg²`,
  meanRadius: ({ radius }: { radius: string }): string => `Mean radius ${radius}°`,
  corrected: 'Corrected for the reaction time',
  notCorrected: 'Not corrected for the reaction time',
  displayChart: 'Isopters',
  falsePositives: 'False positives',
  falseNegatives: 'False negatives',
  fixationLosses: 'Fixation losses',
  falseNegativesNote: ({ amount, of }: { amount: string; of: string }): string => `Missed: ${amount} of ${of}`,
  /** Two counts of different bases, which are not added: poor fixation, and responses to blind-spot checks. */
  fixationLossesNote: (counts: { poor: string; presented: string; seen: string; checks: string }): string =>
    `Poor fixation: ${counts.poor} of ${counts.presented}. Blind spot seen: ${counts.seen} of ${counts.checks}`,
  /** Announced at intervals while a test is running. */
  summary: ({ eye, percent }: { eye: string; percent: string }): string => `${eye}, ${percent} done.`,
};
/** The texts of the kinetic charts in one language. */
export type KineticWords = typeof kineticWords;
