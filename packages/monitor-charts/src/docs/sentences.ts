/* Sentences shared by the documentation of several charts. */

export const KEYS =
  'The chart is one tab stop: arrow keys move between its marks, Home and End to the first and the last, Escape leaves it.';
export const TABLE =
  'The same data are a table at the press of the display control; every mark has a name that says what its shape says.';
export const ANNOUNCED = 'While the test runs, the progress is announced at most every ten seconds.';
export const SHAPES = 'Shapes tell apart what colours tell apart.';
export const NOT_MIRRORED = 'Anatomy is never mirrored: in right-to-left languages the left eye stays on the left.';

/** The field that every record has. */
export const SEQ_NUM = { name: 'seq_num', unit: null, meaning: 'The number of the event in the test.' } as const;
