import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { arrangement } from './monitor.css.ts';
import { pattern, sides } from './pattern.ts';
import { statistics } from './reliability.css.ts';
import { layers, vars } from '@isopter/ui/vars';

/* The cards of eyes, ears and pictures, and their heads. */

/** The minimum width for two fields side by side. */
const SIDE_BY_SIDE = '(min-width: 35rem)';
const BELOW = '(max-width: 34.99rem)';

/** The left eye is on the left in every language. */
export const eyes = sides({
  display: 'grid',
  gap: vars.space[3],
  flex: '1 0 auto',
  minBlockSize: 0,
  gridAutoRows: 'minmax(18.75rem, 1fr)',
  '@container': {
    [SIDE_BY_SIDE]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      flex: '1 1 0',
      minBlockSize: '18.75rem',
    },
    // below each other, what is being tested comes first and has the room
    [BELOW]: { selectors: { '&:has([data-under-test])': { gridAutoRows: 'auto' } } },
  },
});
const inTest = (card: string, style: StyleRule): void =>
  globalStyle(`${eyes}:has([data-under-test]) > ${card}`, {
    '@layer': { [layers.patterns]: { '@container': { [BELOW]: style } } },
  });
inTest(':has(> [data-under-test])', { order: -1, blockSize: 'max(21rem, 100cqi)' });
inTest(':not(:has(> [data-under-test]))', { blockSize: '12.5rem' });

/**
 * On a tablet in portrait the eye under test has the full width; the other eye is below it, next to the reliability
 * if it is shown.
 */
const upright = (inside: string, style: StyleRule): void =>
  globalStyle(`${arrangement}:has(> ${eyes} [data-under-test])${inside}`, {
    '@media': {
      '(orientation: portrait)': {
        '@layer': { [layers.patterns]: { '@container': { [`${SIDE_BY_SIDE} and (max-width: 68.75rem)`]: style } } },
      },
    },
  });
const tested = ':has(> [data-under-test])';
const other = `:not(${tested})`;
upright('', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignContent: 'start',
});
upright(' > *', { gridColumn: '1 / -1' });
upright(` > ${eyes}`, { display: 'contents' });
upright(` > ${eyes} > *`, { gridColumn: '1 / -1' });
upright(` > ${eyes} > ${tested}`, { blockSize: '70cqi' });
upright(` > ${eyes} > ${other}`, { order: 1, minBlockSize: '17rem' });
upright(` > ${statistics}`, { order: 1 });
upright(` > ${eyes}:has(+ ${statistics}) > ${other}`, { gridColumn: '1 / 2' });
upright(` > ${eyes}:has(> * + *) + ${statistics}`, {
  gridColumn: '2 / 3',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const header = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 30,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});
export const eyeName = pattern({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
});
export const panelName = pattern({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
});
/** Shrinks before everything else in its line. */
export const note = pattern({
  flex: '1 1 0',
  minInlineSize: 0,
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const headerEnd = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
