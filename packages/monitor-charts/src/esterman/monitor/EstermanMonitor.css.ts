import { pattern } from '../../shared/pattern.ts';
import { theme } from '../../shared/theme.ts';

export const map = pattern({ flex: '1 1 0', minBlockSize: 260, display: 'grid' });

export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: theme('space-2'),
  minBlockSize: 30,
  paddingBlock: theme('space-2'),
  paddingInline: theme('space-3'),
});
export const eyeName = pattern({
  margin: 0,
  fontSize: theme('font-size-md'),
  fontWeight: theme('font-weight-strong'),
  whiteSpace: 'nowrap',
});
export const headerEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: theme('space-3'),
  marginInlineStart: 'auto',
});

export const facts = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: theme('space-3'),
  margin: 0,
});
export const fact = pattern({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const factName = pattern({ color: theme('color-ink3'), fontSize: theme('font-size-xs') });
export const factValue = pattern({
  margin: 0,
  fontFamily: theme('font-mono'),
  fontSize: theme('font-size-xl'),
  fontWeight: theme('font-weight-strong'),
});
export const factNote = pattern({ margin: 0, color: theme('color-ink3'), fontSize: theme('font-size-xs') });
