/** The examined eye, or both eyes together. */
export type ColorEye = 'OD' | 'OS' | 'OU';
/** The eyes in the order of their panels: the left eye first, both eyes together last. */
export const COLOR_EYES = ['OS', 'OD', 'OU'] as const satisfies readonly ColorEye[];

/** The sections of a test in chronological order. */
export const SECTIONS = ['demo', 'general', 'tritan', 'protan', 'deutan'] as const;
export type Section = (typeof SECTIONS)[number];

/** A started section, with the names of the API (ENT-33). */
export interface SectionState {
  readonly section: Section;
  /** A grade, or the caps of a D-15 in the order they were placed. */
  readonly result: string | readonly number[] | null;
  readonly done: boolean;
  readonly all_data_received: boolean;
  /** The test score: correct answers of all answers (COL-05). */
  readonly correct_answers: number;
  readonly total_answers: number;
}

/** The state of an eye, with the names of the API (COL-05). */
export interface EyeState {
  readonly eye: ColorEye;
  readonly current_section: Section | null;
  readonly target_row: number | null;
  /** The started sections in the order of {@link SECTIONS}. */
  readonly sections: readonly SectionState[];
  /** In percent, 0 to 100. */
  readonly percentage_done: number;
  readonly tritan_deficiency: string | null;
  readonly protan_deutan_deficiency: string | null;
  readonly protan_deutan_deficiency_type: string | null;
}

/** A value for each eye of a test; `null` for an eye that is not known to be examined. */
export type Eyes<T> = Readonly<Record<ColorEye, T | null>>;

export const NO_EYES: Eyes<never> = { OD: null, OS: null, OU: null };
