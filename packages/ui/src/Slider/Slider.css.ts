import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const slider = component({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"label output" "track track"',
  alignItems: 'baseline',
  inlineSize: '100%',
  selectors: {
    '&[data-label-hidden]': {
      gridTemplateColumns: '1fr auto',
      gridTemplateAreas: '"track output"',
      alignItems: 'center',
      columnGap: vars.space[3],
    },
  },
});

export const output = component({
  gridArea: 'output',
  minInlineSize: '3ch',
  textAlign: 'end',
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
});

export const track = component({
  gridArea: 'track',
  position: 'relative',
  inlineSize: 'auto',
  blockSize: vars.size.target,
  // the thumb stays inside at both ends
  marginInline: '0.5rem',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-0.5rem',
      insetBlockStart: 'calc(50% - 3px)',
      blockSize: '6px',
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.full,
      background: vars.color.sunken,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { borderColor: 'CanvasText' } } } },
});

export const fill = component({
  position: 'absolute',
  insetInlineStart: '-0.5rem',
  insetBlockStart: 'calc(50% - 3px)',
  blockSize: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  selectors: { '[data-disabled] > &': { background: vars.color.lineStrong } },
});

export const thumb = component({
  insetBlockStart: '50%',
  inlineSize: '1rem',
  blockSize: '1rem',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  outline: 'none',
  selectors: {
    '&[data-dragging]': { background: vars.color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: vars.color.lineStrong },
    // fingers need more than the dot
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `calc((100% - ${vars.size.target}) / 2)`,
    },
  },
});
