import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../shared/pattern.ts';
import { layers, vars } from '@isopter/ui/vars';

/** The minimum width of a panel with the sections and the deficiencies side by side. */
const BESIDE = '(min-width: 42.5rem)';

export const panel = pattern({
  containerType: 'inline-size',
  containerName: 'waggoner-panel',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
});
export const parts = pattern({
  flex: '1 0 auto',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[3],
  '@container': {
    [`waggoner-panel ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) 18.75rem', gridTemplateRows: 'auto' },
  },
});
export const sections = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const section = pattern({
  display: 'flex',
  // the answer wraps below the name if there is no room for a word
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
});
export const current = pattern({ borderColor: vars.color.accent, backgroundColor: 'transparent' });
export const circle = pattern({ display: 'block', flex: 'none' });
export const facts = pattern({ flex: '1 1 6rem', display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0 });
export const sectionName = pattern({ margin: 0, fontWeight: vars.fontWeight.strong });
export const score = pattern({ color: vars.color.ink3, fontSize: vars.fontSize.xs });
export const end = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 4,
  marginInlineStart: 'auto',
  textAlign: 'end',
});
export const deficiencies = pattern({
  alignSelf: 'start',
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});
export const heading = pattern({
  margin: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink3,
});
globalStyle(`${circle} text`, {
  '@layer': { [layers.patterns]: { fontFamily: vars.font.mono, fontWeight: vars.fontWeight.strong } },
});
