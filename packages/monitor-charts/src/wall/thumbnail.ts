import type { FrameScheduler, MonitorStore } from '../shared/publisher.ts';
import type { Pen } from './pen/pen.ts';

/** What a small picture has to know of its test. */
export interface ThumbnailTest {
  readonly test_group: { readonly group: string; readonly strategy?: string | null; readonly protocol?: string | null };
  readonly eye: 'OD' | 'OS' | '';
  /** Whether an eye is tested by itself where others are tested together. */
  readonly monocular: boolean;
  /** Of the device the test runs on: older algorithms ask for less. */
  readonly capabilities?: { readonly eoms_algorithm_version: number };
}

/** What a picture writes, in one language, by its keys in the texts of the kind. */
export type ThumbnailWords = Readonly<Record<string, string>>;

/**
 * A kind of test in small: its own model with a picture of it, for a screen that shows many tests at once. The pictures
 * are drawn on a canvas, outside React: one is drawn at most once a frame, and only while it is in sight.
 */
export interface Thumbnail<View = unknown, Words extends ThumbnailWords = ThumbnailWords, Server = unknown> {
  /** The store of the kind's monitor, fed by the same state call and the same live events. */
  readonly createStore: (test: ThumbnailTest, schedule: FrameScheduler) => MonitorStore<View, Server>;
  /** Draws what is known, into the whole area of the pen. */
  readonly draw: (pen: Pen, view: View, words: Words) => void;
  /** The words it writes, in English, and the folder of the kind that has them in all languages; most write none. */
  readonly words?: { readonly kind: string; readonly english: Words };
  /** Percent of the whole test; null where the model knows none. */
  readonly completion: (view: View) => number | null;
  /**
   * Whether the answers can hardly be relied on.
   * @default never
   */
  readonly isUnreliable?: (view: View) => boolean;
}

/** Keeps the types of view and state between the parts of a thumbnail, and forgets it for a table of all kinds. */
export const thumbnail = <View, Words extends ThumbnailWords = ThumbnailWords>(
  one: Thumbnail<View, Words, never>,
): Thumbnail => one as unknown as Thumbnail;
