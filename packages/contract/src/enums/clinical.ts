/** Fitzpatrick skin types [ENUM-07]. */
export const SKIN_TYPES = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export type SkinType = (typeof SKIN_TYPES)[number];

/** List modes: categories or degrees [ENUM-13]. */
export const LIST_MODES = ['CAT', 'DEG'] as const;
export type ListMode = (typeof LIST_MODES)[number];

/** Adaptation, afferent pupillary defect, stimulation, reaction, L, D [ENUM-23]. */
export const PUPILLOMETRY_PERIODS = ['A', 'APD', 'S', 'R', 'L', 'D'] as const;
export type PupillometryPeriod = (typeof PUPILLOMETRY_PERIODS)[number];

/** Lights that a pupil is shown. */
export const PUPIL_LIGHTS = ['white', 'red', 'blue'] as const;
export type PupilLight = (typeof PUPIL_LIGHTS)[number];

/** Grades of a pupil result [ENUM-23, PUP-02]. */
export const PUPIL_RESULTS = ['Passed', 'Normal', 'Mild', 'Moderate', 'Failed', 'Severe'] as const;
export type PupilResult = (typeof PUPIL_RESULTS)[number];

/** 0 cover-uncover, 1 cover-alternate [ENUM-23]. */
export const COVER_PHASES = [0, 1] as const;
export type CoverPhase = (typeof COVER_PHASES)[number];

export const COLOR_SECTIONS = ['demo', 'general', 'tritan', 'protan', 'deutan'] as const;
export type ColorSection = (typeof COLOR_SECTIONS)[number];

/** How intraocular pressure is measured: Goldmann applanation, non-contact, rebound tonometry, another way. */
export const IOP_METHODS = ['GAT', 'NCT', 'REBOUND', 'OTHER'] as const;
export type IopMethod = (typeof IOP_METHODS)[number];

/** Vision of an eye that reads no letter: counts fingers, hand movements, light perception, no light perception. */
export const LOW_VISION = ['CF', 'HM', 'LP', 'NLP'] as const;
export type LowVision = (typeof LOW_VISION)[number];

/** Aids used for acuity: sine correctione, cum correctione, pinhole. */
export const ACUITY_AIDS = ['SC', 'CC', 'PH'] as const;
export type AcuityAid = (typeof ACUITY_AIDS)[number];

/** Reasons to look again at a value that was entered with a test. */
export const ENTERED_WARNINGS = [
  'SPHERE_LARGE',
  'PUPIL_CRITICAL',
  'PUPIL_BORDERLINE',
  'IOP_LOW',
  'IOP_HIGH',
  'BLIND_EYE_SEES',
] as const;
export type EnteredWarningCode = (typeof ENTERED_WARNINGS)[number];

export const ACUITY_PHASES = ['right', 'left', 'both'] as const;
export type AcuityPhase = (typeof ACUITY_PHASES)[number];
