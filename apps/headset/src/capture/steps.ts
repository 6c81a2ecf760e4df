/** Steps of taking a picture of an eye, in order. */
export const STEPS = ['align', 'focus', 'expose', 'check'] as const;
export type Step = (typeof STEPS)[number];

/** How a kind of capture goes; durations are our own choice, those of an automatic camera. */
export interface CaptureProgram {
  /** Pictures of an eye. */
  readonly pictures: number;
  /** Seconds of each step. Alignment is done once an eye, or when a picture was no good. */
  readonly seconds: Readonly<Record<Step, number>>;
}

/** The kinds of capture, by the test groups of the API. */
export const PROGRAMS = {
  /** A single picture by the camera in front of each eye. */
  EYE_IMAGE_CAPTURE: { pictures: 1, seconds: { align: 4, focus: 2, expose: 1, check: 2 } },
  /** A series, so that a change between pictures can be seen. */
  ONGOING_EYE_IMAGE_CAPTURE: { pictures: 10, seconds: { align: 4, focus: 1, expose: 1, check: 1 } },
  /** Overview, nasal and temporal, by a camera that is held: it takes longer to align. */
  ANTERIOR_SEGMENT_IMAGE: { pictures: 3, seconds: { align: 6, focus: 3, expose: 1, check: 2 } },
} as const satisfies Record<string, CaptureProgram>;
export type CaptureGroup = keyof typeof PROGRAMS;

/** A blink or a movement spoils so many pictures (our own choice); they are taken again, once. */
export const SPOILED = 0.15;
