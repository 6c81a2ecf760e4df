import type { ReactElement } from 'react';
import type { SampleTexts } from './sampleTexts.ts';

/** The documentation of a component, kept beside it: `Button/Button.docs.tsx`. */
export interface ComponentDocs {
  /** The exported name of the component. */
  name: string;
  /**
   * Whether its props stay as they are until a major version, or may change in any.
   * @default 'stable'
   */
  status?: 'stable' | 'experimental';
  /**
   * The name that its entry exports, for parts that are documented under the name of their folder.
   * @default the name
   */
  imports?: readonly string[];
  /** The purpose of the component, in one sentence. */
  summary: string;
  /** When to use it, one sentence each. */
  use: readonly string[];
  /** When not to use it, and the component to use instead. */
  avoid: readonly { when: string; instead: string }[];
  /** Its keyboard, touch and assistive technology support, and the duties of its user. */
  accessibility: readonly string[];
  /** Notes for translators and writers: length, case, word order, scripts. */
  translation: readonly string[];
  /**
   * The width in pixels of the window it fills, for screens and full-width components. If omitted, the component is
   * shown in a column.
   */
  width?: number;
  /** Texts that belong to this component, for those who look at one example and not at what any text does to it. */
  words?: Partial<SampleTexts>;
  /**
   * The component in its usual appearance, with the given texts. It is used in the test with unusual texts, in the
   * visual matrix and in the Brand Studio; an overlay is shown open.
   */
  example: (texts: SampleTexts) => ReactElement;
}
