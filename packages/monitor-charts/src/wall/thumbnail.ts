import type { ThumbnailTest } from '../shared/thumbnailTest.ts';
import type { FrameScheduler, MonitorStore } from '../shared/publisher.ts';
import type { Completion } from '../shared/completion.ts';
import type { Pen } from './pen/pen.ts';

export type { ThumbnailTest } from '../shared/thumbnailTest.ts';

/** The eye or ear that is tested at a time. */
export type ThumbnailSide = 'OD' | 'OS' | 'OU' | 'RIGHT' | 'LEFT';

/** The texts of a thumbnail in one language, by their keys in the texts of the kind. */
export type ThumbnailWords = Readonly<Record<string, string>>;

/**
 * The thumbnail of a kind of test: its model and a drawing, for a screen that shows many tests at once. Thumbnails are
 * drawn on a canvas outside React, at most once per frame and only while they are visible.
 */
export interface Thumbnail<View = unknown, Words extends ThumbnailWords = ThumbnailWords, Server = unknown> {
  /** Creates the store of the kind's monitor, for the same state call and live events. */
  readonly createStore: (test: ThumbnailTest, schedule: FrameScheduler) => MonitorStore<View, Server>;
  /** Draws a view into the whole area of the pen. */
  readonly draw: (pen: Pen, view: View, words: Words) => void;
  /** The English texts it draws, and the folder of the kind that has them in all languages. */
  readonly words?: { readonly kind: string; readonly english: Words };
  /** The completion of the whole test. */
  readonly completion: Completion<View>;
  /** The eye or ear under test; null between them. Kinds that do not report it have none. */
  readonly sideUnderTest?: (view: View) => ThumbnailSide | null;
  /**
   * Whether the responses are unreliable.
   * @default never
   */
  readonly isUnreliable?: (view: View) => boolean;
}

/** Creates a thumbnail: checks the types of its parts, and erases them for the table of all kinds. */
export const thumbnail = <View, Words extends ThumbnailWords = ThumbnailWords>(
  one: Thumbnail<View, Words, never>,
): Thumbnail => one as unknown as Thumbnail;
