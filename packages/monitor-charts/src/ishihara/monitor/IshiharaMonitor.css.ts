import { pattern } from '../../shared/pattern.ts';
import { theme } from '../../shared/theme.ts';

export const summary = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme('space-4'),
  rowGap: theme('space-1'),
  paddingInline: theme('space-3'),
  paddingBlockEnd: theme('space-3'),
});
export const count = pattern({
  fontFamily: theme('font-mono'),
  fontSize: theme('font-size-lg'),
  fontWeight: theme('font-weight-strong'),
});
export const hint = pattern({
  margin: 0,
  flexBasis: '100%',
  fontSize: theme('font-size-xs'),
  color: theme('color-ink3'),
  textWrap: 'pretty',
});
export const plates = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: 6,
  alignContent: 'start',
  margin: 0,
  padding: 0,
  paddingBlockEnd: theme('space-3'),
  listStyle: 'none',
});
export const tile = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  paddingBlock: theme('space-2'),
  borderRadius: theme('radius-md'),
  backgroundColor: theme('color-sunken'),
  fontSize: theme('font-size-xs'),
  textAlign: 'center',
});
export const tileTop = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignSelf: 'stretch',
  columnGap: theme('space-1'),
  paddingInline: theme('space-2'),
});
export const tileNumber = pattern({ fontFamily: theme('font-mono'), color: theme('color-ink2') });
export const expected = pattern({ color: theme('color-ink2') });
export const open = pattern({ backgroundColor: 'transparent', border: `1px dashed ${theme('color-line-strong')}` });
export const right = pattern({ color: theme('color-positive-text') });
export const wrong = pattern({ color: theme('color-critical-text'), fontWeight: theme('font-weight-strong') });
export const unanswered = pattern({ color: theme('color-ink3') });
export const place = pattern({ flex: 1, minBlockSize: 240, display: 'flex', flexDirection: 'column' });
