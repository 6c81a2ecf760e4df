import { USER_COLUMNS } from '../../../packages/ui/src/docs/sampleUserColumns.ts';
import { type SampleUser, sampleUsers } from '../../../packages/ui/src/docs/sampleUsers.ts';

/** A grid of the same rows and columns. */
export interface Contender {
  mount: (element: HTMLElement) => void;
  /** Returns the scrolling element, once it is drawn. */
  scroller: (element: HTMLElement) => HTMLElement | null | undefined;
  /** A row, anywhere in it. */
  row: string;
}

/** Measurements of one run, in milliseconds and counts. */
export interface Measurement {
  /** From the call to the paint that shows rows. */
  mount: number;
  nodes: number;
  /** Time between two frames while scrolling. */
  frames: number[];
  /** Frames that showed no row in the middle. */
  blank: number;
}

export const ROWS = sampleUsers(10_000);
export const COLUMNS = USER_COLUMNS;
export const HEIGHT = 700;
export const ROW_HEIGHT = 47;
export type { SampleUser };
