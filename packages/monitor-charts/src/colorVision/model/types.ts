/** What is examined: an eye, or both together. */
export type ColorEye = 'OD' | 'OS' | 'OU';
/** In the order of their panels: the left eye on the left, both together last. */
export const COLOR_EYES = ['OS', 'OD', 'OU'] as const satisfies readonly ColorEye[];

/** The sections of a test, in their order. */
export const SECTIONS = ['demo', 'general', 'tritan', 'protan', 'deutan'] as const;
export type Section = (typeof SECTIONS)[number];

/** A section that was begun, as the API spells it (ENT-33). */
export interface SectionState {
  readonly section: Section;
  /** A grade, or the caps of a D-15 in the order they were put. */
  readonly result: string | readonly number[] | null;
  readonly done: boolean;
  readonly all_data_received: boolean;
  /** The test score is the one of the other (COL-05). */
  readonly correct_answers: number;
  readonly total_answers: number;
}

/** What is known of an eye, as the API spells it (COL-05). */
export interface EyeState {
  readonly eye: ColorEye;
  readonly current_section: Section | null;
  readonly target_row: number | null;
  /** In the order of {@link SECTIONS}. */
  readonly sections: readonly SectionState[];
  /** Percent. */
  readonly percentage_done: number;
  readonly tritan_deficiency: string | null;
  readonly protan_deutan_deficiency: string | null;
  readonly protan_deutan_deficiency_type: string | null;
}

/** The eyes of a test; null = not examined, as far as is known. */
export type Eyes<T> = Readonly<Record<ColorEye, T | null>>;

export const NO_EYES: Eyes<never> = { OD: null, OS: null, OU: null };
