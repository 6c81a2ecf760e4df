import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const take = screen({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });
export const buttons = screen({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] });
export const list = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[3],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = screen({ display: 'grid', gap: vars.space[2], alignContent: 'start' });
export const picture = screen({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.md,
  background: 'black',
});
export const caption = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  textAlign: 'start',
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
});
