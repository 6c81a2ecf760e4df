import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

export const page = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  paddingInline: 28,
  '@media': { '(width < 720px)': { paddingInline: vars.space[3], paddingBlock: vars.space[4] } },
});

/** Lines that are read and written end before they are too long. */
globalStyle(`${page} > [data-component="Card"]`, { '@layer': { [layers.app]: { maxInlineSize: '72rem' } } });

export const form = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const group = screen({ display: 'grid', gap: vars.space[3] });

export const groupTitle = screen({
  margin: 0,
  marginBlockStart: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
});

export const pair = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});

export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' });

/** The place in the reading queue, and the ways to the tests next to it. */
export const queue = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

export const queuePlace = screen({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 16rem',
  minInlineSize: 0,
});

export const queueNumber = screen({ fontWeight: vars.fontWeight.strong });

/** To whom the reading is assigned, and the buttons that change it. */
export const assigned = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

export const assignedWords = screen({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  // as a live region it stays while it is empty: the gap of the row would indent the button
  selectors: { '&:empty': { marginInlineEnd: `calc(-1 * ${vars.space[2]})` } },
});

export const quiet = screen({ color: vars.color.ink2, fontSize: vars.fontSize.sm });

export const refusal = screen({ color: vars.color.criticalText, fontSize: vars.fontSize.sm });

export const texts = screen({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const said = screen({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Both eyes in two columns, wider than a form of one column. */
export const bothEyes = screen({ display: 'contents' });
globalStyle(`${bothEyes} > [data-component="Form"]`, { '@layer': { [layers.app]: { maxInlineSize: 'none' } } });
