import type { ReactElement } from 'react';
import type { SampleTexts } from './sampleTexts.ts';

/** What the documentation says of a component, kept beside it: `Button/Button.docs.tsx`. */
export interface ComponentDocs {
  /** Its exported name. */
  name: string;
  /** What it is for, in one sentence. */
  summary: string;
  /** When it is the right choice, each a sentence. */
  use: readonly string[];
  /** When it is not, and which component is. */
  avoid: readonly { when: string; instead: string }[];
  /** What it does for keyboard, touch and assistive technology, and what is left to whoever uses it. */
  accessibility: readonly string[];
  /** What translators and writers have to know: length, case, order of words, scripts. */
  translation: readonly string[];
  /**
   * Width of the window it fills, in pixels: for screens and what lies across them. Left out, it stands in a column.
   */
  width?: number;
  /**
   * The component as it mostly looks, with these texts in place of its own. It stands for the component in the tests
   * with unusual texts, in the visual matrix and in the Brand Studio; an overlay is shown open.
   */
  example: (texts: SampleTexts) => ReactElement;
}
