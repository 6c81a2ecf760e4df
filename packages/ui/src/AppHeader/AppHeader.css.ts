import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

/** Room for a word: where a side would get less, the other one goes to a line of its own. */
const WORD = '7rem';

export const header = pattern({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minInlineSize: 0,
  color: vars.color.ink2,
});

const group = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;

export const start = pattern({ ...group, flexWrap: 'wrap', flex: `1 1 ${WORD}` });

export const end = pattern({
  ...group,
  // with large text on a phone what does not fit beside the rest goes below it, not out of the window
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  maxInlineSize: '60%',
  marginInlineStart: 'auto',
  '@media': { '(width < 720px)': { maxInlineSize: '100%' } },
});
