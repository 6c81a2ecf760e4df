import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** The button is an icon, and the field covers the header. */
export const PHONE = '(width < 720px)';
/** With large text on a phone the name of the clinic needs room too. */
const TIGHT = '(inline-size < 20rem)';
/** The navigation is a column of icons, and the header has less room. */
const MEDIUM = '(width < 1100px)';

export const place = screen({
  position: 'relative',
  minInlineSize: 0,
  '@media': { [PHONE]: { position: 'static' } },
});

globalStyle(`${place} > button`, {
  '@layer': { [layers.app]: { '@container': { [TIGHT]: { inlineSize: 44, minInlineSize: 44, aspectRatio: 'auto' } } } },
});

export const words = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontWeight: vars.fontWeight.regular,
  color: vars.color.ink2,
});

export const keys = screen({ display: 'flex', '@media': { [MEDIUM]: { display: 'none' } } });

export const field = screen({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: 'max(100%, 20rem)',
  background: vars.color.surface,
  '@media': {
    [PHONE]: {
      position: 'fixed',
      insetInline: 0,
      zIndex: 80,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      inlineSize: 'auto',
      minBlockSize: 56,
      paddingBlock: vars.space[1],
      paddingInline: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const input = screen({ flex: 1, minInlineSize: 0 });

/** Escape, Tab and a press elsewhere close the field of a wide screen. */
export const close = screen({ display: 'none', '@media': { [PHONE]: { display: 'block' } } });
