import type help from '@isopter/locales/en-us/help.json';
import type manual from '@isopter/locales/en-us/manuals.json';

/** The words of the manuals in one language, most of them those of the help (scripts/check-locales.ts compares them). */
export interface ManualWords {
  readonly help: typeof help;
  readonly manual: typeof manual;
}

/** Pictures of docs/pictures. */
export type PictureId = 'patients' | 'monitor';

/** The sections of a chapter, in this order. */
export interface Chapter {
  readonly title: keyof ManualWords['manual']['chapters'];
  readonly texts?: readonly (keyof ManualWords['manual']['texts'])[];
  readonly picture?: PictureId;
  /** Videos whose captions are steps to follow. */
  readonly guides?: readonly (keyof ManualWords['help']['captions'])[];
  readonly questions?: readonly (keyof ManualWords['help']['faq'])[];
}

const BEFORE: Chapter = {
  title: 'before',
  texts: ['room', 'glasses', 'headset'],
  questions: ['pair', 'network', 'lost', 'phone', 'replace', 'controllers'],
};
const EYES: Chapter = { title: 'eyes', texts: ['calibrate', 'tracking', 'gaze'] };
const REST: readonly Chapter[] = [
  {
    title: 'testing',
    picture: 'monitor',
    guides: ['field', 'watching', 'acuity', 'hearing'],
    questions: ['start', 'dots', 'pause', 'losses', 'repeat', 'bundles', 'home', 'several'],
  },
  { title: 'results', picture: 'patients', guides: ['reading'], questions: ['report', 'language', 'wrong'] },
  { title: 'care', texts: ['clean', 'dizzy', 'decide'] },
  { title: 'account', questions: ['screen', 'password', 'keys'] },
];

/** The two manuals: of headsets without and with an eye-tracking sensor. */
export const MANUALS = {
  s: [BEFORE, ...REST],
  ets: [BEFORE, EYES, ...REST],
} as const satisfies Record<keyof ManualWords['manual']['for'], readonly Chapter[]>;

export type ManualId = keyof typeof MANUALS;
