import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const form = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  // that screen limits its fields itself, and may have something beside them
  selectors: { '[data-component="FormScreen"] > &': { maxInlineSize: 'none' } },
});

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const summary = component({
  display: 'flex',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.critical}`,
  borderRadius: vars.radius.sm,
  background: vars.color.criticalSoft,
  color: vars.color.ink1,
  fontSize: vars.fontSize.md,
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const summaryIcon = component({ color: vars.color.criticalText, marginBlockStart: '0.1em' });

export const summaryText = component({ minInlineSize: 0 });

export const summaryTitle = component({ fontWeight: vars.fontWeight.strong });

export const problems = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  marginBlock: `${vars.space[1]} 0`,
  paddingInlineStart: 0,
  // no bullets; `none` would be no list to VoiceOver
  listStyleType: '""',
});
