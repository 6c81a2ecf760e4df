/**
 * The English texts of the charts of eye movements, cover tests and alignment. Numbers are passed already formatted.
 */
export const motilityWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  eyeOU: 'Both eyes',
  /** Letters at the ends of the horizontal axis. */
  nasal: 'N',
  temporal: 'T',
  /** The gaze directions from the patient's view. */
  direction0: 'straight ahead',
  direction1: 'up',
  direction2: 'up and right',
  direction3: 'right',
  direction4: 'down and right',
  direction5: 'down',
  direction6: 'down and left',
  direction7: 'left',
  direction8: 'up and left',
  plotHelp: 'Arrow keys move from position to position, Home and End to the first and the last, Escape leaves them.',
  displayChart: 'Chart',
  /** Announced at intervals while a test is running. */
  summary: ({ where, percent }: { where: string; percent: string }): string => `${where}, ${percent} done.`,
  columnDirection: 'Gaze',
  notMeasured: 'not measured',

  eomsKind: 'eye movements',
  eomsPlot: ({ eye }: { eye: string }): string => `Eye movements, ${eye}`,
  /**
   * The description of a direction for assistive technology: the reached share, the grade and the number of attempts.
   */
  /** A share, such as 43%. */
  percent: ({ value }: { value: string }): string => `${value}%`,
  eomsReach: ({
    direction,
    percent,
    grade,
    attempts,
  }: {
    direction: string;
    percent: string;
    grade: string;
    attempts: string;
  }): string => `${direction}, ${percent} of the way, grade ${grade}, attempts: ${attempts}`,
  eomsUntested: ({ direction }: { direction: string }): string => `${direction}, not yet tested`,
  columnMuscles: 'Muscles',
  columnReach: 'Reach',
  columnGrade: 'Grade',
  columnAttempts: 'Attempts',

  coverKind: 'cover test',
  coverPlot: ({ eye }: { eye: string }): string => `Cover test, ${eye}`,
  phase0: 'Cover and uncover',
  phase1: 'Alternate cover',
  positionsDone: ({ done, of }: { done: string; of: string }): string => `Positions done: ${done} of ${of}`,
  watched: 'Watched now',
  synced: 'Up to date',
  syncing: 'Waiting for data',
  columnManifest: 'Uncovered',
  columnTotal: 'Alternated',
  manifest: ({ deviation }: { deviation: string }): string => `uncovered ${deviation}`,
  total: ({ deviation }: { deviation: string }): string => `alternated ${deviation}`,
  /** A deviation with its size in prism diopters, printed and read aloud. */
  deviation: ({ prism, direction }: { prism: string; direction: string }): string => `${prism} Δ ${direction}`,
  deviationSpoken: ({ prism, direction }: { prism: string; direction: string }): string =>
    `${prism} prism diopters ${direction}`,
  /** The directions of a deviation that is seen only while an eye is covered, of a manifest one, and of either. */
  esoPhoria: 'esophoria',
  exoPhoria: 'exophoria',
  rightHyperPhoria: 'right hyperphoria',
  leftHyperPhoria: 'left hyperphoria',
  esoTropia: 'esotropia',
  exoTropia: 'exotropia',
  rightHyperTropia: 'right hypertropia',
  leftHyperTropia: 'left hypertropia',
  eso: 'eso deviation',
  exo: 'exo deviation',
  rightHyper: 'right hyper deviation',
  leftHyper: 'left hyper deviation',
  /** Explains the letters on the chart. */
  deviationLegend:
    'Δ prism diopters at distance · E eso, inward · X exo, outward · RH, LH right or left eye higher · ' +
    'T tropia, seen with both eyes open · Ortho: under 2 Δ',
  /** Explains the marks of a cover test. */
  legendArrow: 'where the eye stands, from the target',
  legendManifest: 'bold frame: moves with both eyes open',
  legendBegun: 'dashed frame: alternate cover still to come',
  legendCurrent: 'current position',
  /** The result without a visible movement. */
  straight: 'no movement',
  straightShort: 'Ortho',
  /** The fixing eye of a manifest deviation: the one that looks while both eyes are open. */
  fixing: ({ eye }: { eye: string }): string => `Fixing: ${eye}`,
  fixingEither: 'either eye in turn',
  incomitance: ({ prism }: { prism: string }): string => `Largest difference between positions: ${prism} Δ`,
  poorFixation: ({ amount }: { amount: string }): string => `Measurements off the target, not counted: ${amount}`,

  sensorimotorKind: 'chart of alignment',
  sensorimotorPlot: ({ eye }: { eye: string }): string => `Alignment, ${eye}`,
  locationCount: ({ done }: { done: string }): string => `Locations: ${done}`,
  attemptCount: ({ attempt }: { attempt: string }): string => `Attempt: ${attempt}`,
  warmUp: 'Warm-up',
  movable: 'Movable target',
  innerField: 'inner field',
  outerField: 'outer field',
  location: ({ location }: { location: string }): string => `location ${location}`,
  /** The classes of markers. */
  marker0: 'No distance',
  marker1: 'Attempt',
  marker2: 'Result',
  markerLast: 'Last location',
  distancePrism: ({ degrees, prism }: { degrees: string; prism: string }): string =>
    `${degrees}°, ${prism} prism diopters off`,
  noDistance: 'distance not known',
  columnLocation: 'Location',
  columnDistance: 'Distance (°)',
  columnDeviation: 'Deviation',
  columnMarker: 'Marker',
};
export type MotilityWords = typeof motilityWords;
