/** The English texts of the audiology charts. Numbers are passed already formatted. */
export const audiologyWords = {
  audiogram: 'Audiogram',
  audiogramHelp: 'Arrow keys move from result to result, Home and End to the first and the last, Escape leaves them.',
  frequencyAxis: 'Frequency (Hz)',
  levelAxis: 'Hearing level (dB HL)',
  earRIGHT: 'Right ear',
  earLEFT: 'Left ear',
  /** The description of a result for assistive technology. */
  toneHeard: ({ ear, frequency, level }: { ear: string; frequency: string; level: string }): string =>
    `${ear}, ${frequency} hertz, ${level} decibels`,
  toneNotHeard: ({ ear, frequency, level }: { ear: string; frequency: string; level: string }): string =>
    `${ear}, ${frequency} hertz, not heard at ${level} decibels`,
  tones: 'Tones',
  columnFrequency: 'Hz',
  columnLevel: 'dB HL',
  columnResult: 'Result',
  heard: 'Heard',
  notHeard: 'Not heard',
  /** Shown beside the tone that determines the threshold of its frequency. */
  threshold: 'Threshold',
  average: 'Pure tone average',
  averageLevel: ({ level }: { level: string }): string => `${level} dB HL`,
  /** The average if one of its frequencies was not heard at the loudest level. */
  averageWorse: ({ level }: { level: string }): string => `worse than ${level} dB HL`,
  tooFewThresholds: 'Not enough results',
  /** The list of an ear that the test does not examine. */
  notTested: 'Not tested',
  gradenormal: 'Normal hearing',
  gradeslight: 'Slight loss',
  grademild: 'Mild loss',
  grademoderate: 'Moderate loss',
  grademoderatelySevere: 'Moderately severe loss',
  gradesevere: 'Severe loss',
  gradeprofound: 'Profound loss',
  gradecomplete: 'Complete loss',
  /** Shown beside an average: its grade of hearing loss by the World Health Organization. */
  graded: ({ grade }: { grade: string }): string => `${grade} (WHO 2021)`,
  gradedWorse: ({ grade }: { grade: string }): string => `${grade} or worse (WHO 2021)`,
  /** Shown below the audiogram: the tones of the worse ear may have been heard by the better one. */
  needsMasking: ({ frequencies, difference }: { frequencies: string; difference: string }): string =>
    `${frequencies} Hz: the ears differ by ${difference} dB or more, the worse one should be tested with masking`,
  /** The reliability check of an average: the second threshold at 1000 Hz against the first. */
  retest: 'Retest at 1000 Hz',
  retestWithin: ({ difference, limit }: { difference: string; limit: string }): string =>
    `${difference} dB, within ±${limit} dB`,
  retestBeyond: ({ difference, limit }: { difference: string; limit: string }): string =>
    `${difference} dB, beyond ±${limit} dB: repeat the test`,
  /** Presses in intervals without a tone, and sooner than anyone can respond to a tone. */
  silence: 'Presses in silent intervals',
  tooSoon: 'Presses too soon',
  falsePassed: ({ pressed, given }: { pressed: string; given: string }): string => `${pressed} of ${given}, few`,
  falseFlagged: ({ pressed, given }: { pressed: string; given: string }): string =>
    `${pressed} of ${given}, too many: not reliable`,
  falseUndecided: ({ pressed, given }: { pressed: string; given: string }): string =>
    `${pressed} of ${given}, too few to judge`,
  /** The device does not report it. */
  notKnown: 'Not known',
  /** Shown in the list instead of the level of a silent interval, with its outcomes. */
  silentInterval: 'Silence',
  pressed: 'Pressed',
  notPressed: 'Not pressed',
  /** Announced at intervals while a test is running. */
  summary: ({ ear, percent }: { ear: string; percent: string }): string => `${ear}, ${percent} done.`,
};
export type AudiologyWords = typeof audiologyWords;
