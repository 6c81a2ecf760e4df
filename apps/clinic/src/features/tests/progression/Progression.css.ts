import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: `${vars.space[6]} 28px`,
  '@media': { '(width < 720px)': { padding: vars.space[4] } },
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
});
export const control = style({ inlineSize: 'auto', minInlineSize: 0 });
export const result = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: '1.2em',
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
});
export const charts = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
});
export const slope = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlock: `${vars.space[3]} 0`,
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
});

/** A date is read as one. */
export const day = style({ whiteSpace: 'nowrap' });
