import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as a device card with a test. */
export const room = style({ blockSize: '6.75rem' });

export const reviewRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const reviewActions = style({ display: 'flex', gap: vars.space[2] });

export const reviewFacts = style({ color: vars.color.ink2, fontSize: vars.fontSize.sm });

export const reviewList = style({ margin: `${vars.space[3]} 0 0`, padding: 0, listStyle: 'none' });
