import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { focusRing } from '../theme/shared.css.ts';

const cellSize = `max(2.375rem, ${vars.size.target})`;

export const calendar = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: `calc(7 * ${cellSize})`,
  maxInlineSize: '100%',
  color: vars.color.ink1,
  fontFamily: vars.font.body,
});

export const header = component({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

const press = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    minBlockSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
    minInlineSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: vars.color.ink1,
    font: 'inherit',
    fontSize: vars.fontSize.md,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
    },
  },
]);

/** Month and year, which leads to all years. */
export const heading = component([press, { flex: 1, minInlineSize: 0, fontWeight: vars.fontWeight.strong }]);

export const fold = component({
  color: vars.color.ink3,
  transition: `rotate ${vars.duration.fast}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

/** A step of one month. */
export const step = component([press, { selectors: { '&[data-hidden]': { visibility: 'hidden' } } }]);

export const today = component([
  press,
  { alignSelf: 'center', paddingInline: vars.space[3], color: vars.color.accentText, fontSize: vars.fontSize.sm },
]);

/** Days, months and years take the same room, so that nothing jumps under the finger. */
export const body = component({ blockSize: `calc(7 * ${cellSize})`, minBlockSize: 0 });

export const grid = component({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 1px',
});

export const weekday = component({
  blockSize: '2rem',
  padding: 0,
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

const fillOf = (background: string, color: string) => ({ background, color });

export const day = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minInlineSize: vars.size.target,
    minBlockSize: `calc(${cellSize} - 2px)`,
    borderRadius: vars.radius.sm,
    outline: 'none',
    fontSize: vars.fontSize.md,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-today]': {
        boxShadow: `inset 0 0 0 1px ${vars.color.controlLine}`,
        fontWeight: vars.fontWeight.strong,
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-unavailable]': { color: vars.color.ink3, textDecoration: 'line-through', cursor: 'not-allowed' },
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
      '&[data-invalid]': { textDecoration: 'line-through' },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
  variants: {
    kind: {
      single: {
        selectors: {
          '&[data-selected]': {
            ...fillOf(vars.color.accent, vars.color.onAccent),
            fontWeight: vars.fontWeight.strong,
          },
          '&[data-selected][data-focus-visible]': { outlineColor: vars.color.onAccent, outlineOffset: '-4px' },
        },
      },
      range: {
        selectors: {
          '&[data-selected]': { ...fillOf(vars.color.accentSoft, vars.color.accentText), borderRadius: 0 },
          '&[data-selection-start], &[data-selection-end]': {
            ...fillOf(vars.color.accent, vars.color.onAccent),
            fontWeight: vars.fontWeight.strong,
          },
          '&[data-selection-start]': {
            borderStartStartRadius: vars.radius.sm,
            borderEndStartRadius: vars.radius.sm,
          },
          '&[data-selection-end]': { borderStartEndRadius: vars.radius.sm, borderEndEndRadius: vars.radius.sm },
          '&[data-selection-start][data-focus-visible], &[data-selection-end][data-focus-visible]': {
            outlineColor: vars.color.onAccent,
            outlineOffset: '-4px',
          },
        },
      },
    },
  },
});

export const cell = component({ padding: 0, textAlign: 'center' });

/** Years or months, to choose at once. */
export const choices = componentRecipe({
  base: {
    display: 'grid',
    gap: vars.space[1],
    blockSize: '100%',
    padding: '2px',
    overflow: 'auto',
    outline: 'none',
  },
  variants: {
    unit: {
      year: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', alignContent: 'start' },
      month: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoRows: '1fr' },
    },
  },
});

export const choice = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: cellSize,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.sm,
  outline: 'none',
  fontSize: vars.fontSize.md,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.fontWeight.strong,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected][data-focus-visible]': { outlineColor: vars.color.onAccent, outlineOffset: '-4px' },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
