import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** Label above, control, help and errors below. */
export const field = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  inlineSize: '100%',
  color: vars.color.ink1,
});

export const label = component({
  alignSelf: 'flex-start',
  marginBlockEnd: '0.375rem',
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const requiredMark = component({ color: vars.color.criticalText, marginInlineStart: '0.2em' });

const below = component({
  display: 'block',
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'anywhere',
});
const withIcon = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  vars: { [vars.size.icon]: '1rem' },
});

export const help = component([below, { color: vars.color.ink3 }]);
export const error = component([
  below,
  withIcon,
  { color: vars.color.criticalText, fontWeight: vars.fontWeight.medium },
]);
/** Slides out from under the control, to draw attention to the change. */
const arrive = keyframes({ from: { opacity: 0, translate: '0 -0.375rem' } });
export const hint = component([
  below,
  withIcon,
  {
    marginBlockStart: '0.375rem',
    padding: '0.375rem 0.5rem',
    borderRadius: vars.radius.sm,
    background: vars.color.cautionSoft,
    color: vars.color.cautionText,
    fontWeight: vars.fontWeight.medium,
    animation: `${arrive} ${vars.duration.normal} ${vars.easing.standard}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  },
]);

/** The frame around the typed or selected value. */
export const box = component({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: `max(${vars.size.control}, ${vars.size.target})`,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.ink1,
  fontSize: vars.fontSize.md,
  outline: 'none',
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.ink3 },
    '&[data-invalid]': { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` },
    '&[data-focus-within], &[data-focus-visible], &[data-open]': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      boxShadow: 'none',
    },
    '&[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.ink3,
      cursor: 'not-allowed',
    },
    '&[data-readonly]': { background: vars.color.sunken, borderColor: vars.color.line },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-invalid]:not([data-focus-within], [data-focus-visible], [data-open])': {
          outline: '1px solid CanvasText',
          outlineOffset: '-3px',
        },
      },
    },
  },
});

/** The text control inside a {@link box}. */
export const input = component({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  inlineSize: '100%',
  paddingInline: vars.space[3],
  border: 'none',
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&[data-disabled]': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** A sign is before its number in every script, and the number is at the start of the text. */
export const signed = component({ unicodeBidi: 'plaintext', selectors: { '[dir="rtl"] &': { textAlign: 'right' } } });

/** Numbers that are compared or read back. */
export const numeric = component([signed, { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' }]);

/** Icon or unit beside the text in a {@link box}. */
export const adornment = component({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineStart: vars.space[3],
  color: vars.color.ink3,
  pointerEvents: 'none',
  selectors: { 'span ~ &': { paddingInlineStart: 0, paddingInlineEnd: vars.space[3] } },
});

/** A unit is a few letters; a longer one leaves half of the box to the input. */
export const unit = component([
  adornment,
  {
    display: 'block',
    flex: '0 1 auto',
    minInlineSize: 0,
    maxInlineSize: '50%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

/** Small button inside a {@link box}. */
export const boxButton = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  minInlineSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
  padding: 0,
  border: 'none',
  borderRadius: `calc(${vars.radius.sm} - 1px)`,
  background: 'transparent',
  color: vars.color.ink2,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink1, background: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
});
