import { layers, vars } from '@isopter/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** The name in local script, after the name. */
export const localName = style({ color: vars.color.ink2, fontSize: vars.fontSize.sm });

export const reviewList = style({ margin: `${vars.space[3]} 0 0`, padding: 0, listStyle: 'none' });

/** Cards whose devices were not heard of lately have lost their colour, and say since when. */
export const cards = style({ display: 'contents' });
globalStyle(`${cards}[data-stale] [data-component="DeviceCard"]`, {
  '@layer': { [layers.app]: { filter: 'grayscale(1)', borderStyle: 'dashed', borderColor: vars.color.lineStrong } },
});
