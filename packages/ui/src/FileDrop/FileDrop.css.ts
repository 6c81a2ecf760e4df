import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  inlineSize: '100%',
  color: vars.color.ink1,
});

export const zone = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: `${vars.space[5]} ${vars.space[4]}`,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  textAlign: 'center',
  transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '-3px',
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: vars.color.critical },
    '&[data-disabled]': { background: vars.color.sunken, borderColor: vars.color.line },
  },
});

export const invite = component({
  color: vars.color.ink2,
  fontSize: vars.fontSize.md,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const zoneIcon = component({ color: vars.color.ink3, vars: { [vars.size.icon]: '1.5rem' } });

export const limits = component({ color: vars.color.ink3, fontSize: vars.fontSize.xs, overflowWrap: 'anywhere' });

export const summary = component({ marginBlockStart: vars.space[3] });

export const rows = component({
  display: 'flex',
  flexDirection: 'column',
  marginBlock: `${vars.space[3]} 0`,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const row = component({
  display: 'flex',
  // buttons go below the words where those would be narrower than a usual word
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const rowIcon = component({ display: 'flex', flexShrink: 0, color: vars.color.ink3 });

export const words = component({
  flex: '1 1 6rem',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  minInlineSize: 0,
});

/** As wide as its text, so that a name in the other direction still starts at the start of the line. */
export const name = component({ alignSelf: 'flex-start', overflowWrap: 'anywhere', lineHeight: vars.lineHeight.tight });

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.ink3,
  fontSize: vars.fontSize.xs,
});

export const state = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '0.25rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    vars: { [vars.size.icon]: '0.875rem' },
  },
  variants: {
    status: {
      chosen: {},
      queued: {},
      uploading: { color: vars.color.ink2 },
      processing: { color: vars.color.ink2 },
      done: { color: vars.color.positiveText },
      failed: { color: vars.color.criticalText, fontWeight: vars.fontWeight.medium },
    },
  },
});

export const buttons = component({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });

/** Under the words, not under the icon. */
export const bar = component({
  flex: '1 0 100%',
  paddingBlockEnd: vars.space[1],
  paddingInlineStart: `calc(${vars.size.icon} + ${vars.space[3]})`,
});

export const refusals = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.criticalSoft,
  color: vars.color.criticalText,
  fontSize: vars.fontSize.sm,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});

export const refusalsTitle = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  fontWeight: vars.fontWeight.strong,
  vars: { [vars.size.icon]: '1rem' },
});

export const refusedList = component({ margin: 0, padding: 0, listStyle: 'none' });

export const refusedFile = component({ overflowWrap: 'anywhere' });
