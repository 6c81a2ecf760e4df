import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

/** The least width for a word between two icons: a side that would get less wraps to a separate line. */
const WORD = '10rem';
/** A phone has less for it, and a second line of the header costs more there than a shorter word. */
const SHORT_WORD = '6rem';
const PHONE = '(width < 720px)';
/** With large text on a phone every line counts: a side gets the room left by the other, unless a word needs more. */
const TIGHT = '(inline-size < 20rem)';

export const header = pattern({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minInlineSize: 0,
  color: vars.color.ink2,
  '@media': { [PHONE]: { columnGap: vars.space[2] } },
  '@container': { [TIGHT]: { columnGap: vars.space[1] } },
});

const group = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;

export const start = pattern({
  ...group,
  flexWrap: 'wrap',
  flex: `1 1 ${WORD}`,
  '@media': { [PHONE]: { flexBasis: SHORT_WORD } },
  '@container': {
    // "anywhere" would make the minimum one letter wide
    [TIGHT]: { flexBasis: 0, minInlineSize: 'min-content', maxInlineSize: '100%', overflowWrap: 'break-word' },
  },
});

export const end = pattern({
  ...group,
  // with large text on a phone what does not fit beside the rest goes below it, not out of the window
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  maxInlineSize: '60%',
  marginInlineStart: 'auto',
  '@media': { [PHONE]: { maxInlineSize: '100%', columnGap: vars.space[1] } },
  // icon buttons have their own padding
  '@container': { [TIGHT]: { columnGap: 0 } },
});
