import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../shared/pattern.ts';
import { PATTERNS, theme } from '../../shared/theme.ts';

/** The sections and the deficiencies side by side need this much of a panel. */
const BESIDE = '(min-width: 680px)';

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
  gap: theme('space-4'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  paddingInline: theme('space-3'),
  paddingBlockEnd: theme('space-3'),
  '@container': {
    [`waggoner-panel ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gridTemplateRows: 'auto' },
  },
});
export const sections = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: theme('space-2'),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const section = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: theme('space-3'),
  padding: theme('space-2'),
  border: '1px solid transparent',
  borderRadius: theme('radius-md'),
  backgroundColor: theme('color-sunken'),
});
export const current = pattern({ borderColor: theme('color-accent'), backgroundColor: 'transparent' });
export const circle = pattern({ display: 'block', flex: 'none' });
export const facts = pattern({ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0 });
export const sectionName = pattern({ margin: 0, fontWeight: theme('font-weight-strong') });
export const score = pattern({ color: theme('color-ink3'), fontSize: theme('font-size-xs') });
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
  padding: theme('space-3'),
  border: `1px solid ${theme('color-line')}`,
  borderRadius: theme('radius-md'),
});
export const heading = pattern({
  margin: 0,
  marginBlockEnd: theme('space-2'),
  fontSize: theme('font-size-sm'),
  fontWeight: theme('font-weight-medium'),
  color: theme('color-ink3'),
});
globalStyle(`${circle} text`, {
  '@layer': { [PATTERNS]: { fontFamily: theme('font-mono'), fontWeight: theme('font-weight-strong') } },
});
