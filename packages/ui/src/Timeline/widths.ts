import type { TimelineEvent } from './TimelineRow.tsx';

/** The column widths of a timeline, so that its rows agree. */
export interface Widths {
  /** Whether there are drawings or numbers, which need a wide row. */
  isRich: boolean;
  /** Widths of columns, as CSS lengths; those that no event needs have none. */
  marker: string;
  numbers: string;
  state: string;
  actions: string;
}

/** The widths of the columns that some of the events need. */
export function widthsOf(events: readonly TimelineEvent[]): Widths {
  const some = (slot: keyof TimelineEvent): boolean => events.some((event) => event[slot] !== undefined);
  const hasDrawings = some('drawing');
  const hasNumbers = some('numbers');
  return {
    isRich: hasDrawings || hasNumbers,
    marker: hasDrawings ? '6.75rem' : '2rem',
    numbers: hasNumbers ? '20.75rem' : '0px',
    state: some('state') ? '5.5rem' : '0px',
    actions: some('actions') ? '2.5rem' : '0px',
  };
}
