import { pattern } from '../../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

export const summary = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[3],
});
export const count = pattern({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
});
export const hint = pattern({
  margin: 0,
  flexBasis: '100%',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink3,
  textWrap: 'pretty',
});
export const plates = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  gap: 6,
  alignContent: 'start',
  margin: 0,
  padding: 0,
  paddingBlockEnd: vars.space[3],
  listStyle: 'none',
});
export const tile = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  fontSize: vars.fontSize.xs,
  textAlign: 'center',
});
export const tileTop = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignSelf: 'stretch',
  columnGap: vars.space[1],
  paddingInline: vars.space[2],
});
export const tileNumber = pattern({ fontFamily: vars.font.mono, color: vars.color.ink2 });
export const expected = pattern({ color: vars.color.ink2 });
export const open = pattern({ backgroundColor: 'transparent', border: `1px dashed ${vars.color.lineStrong}` });
export const right = pattern({ color: vars.color.positiveText });
export const wrong = pattern({ color: vars.color.criticalText, fontWeight: vars.fontWeight.strong });
export const unanswered = pattern({ color: vars.color.ink3 });
export const place = pattern({ flex: 1, minBlockSize: 240, display: 'flex', flexDirection: 'column' });
