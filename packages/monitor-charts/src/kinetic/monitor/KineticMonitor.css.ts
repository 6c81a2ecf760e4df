import { pattern } from '../../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

/** The numbers of an eye, below the header of its card. */
export const facts = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  margin: 0,
  minBlockSize: '1lh',
  paddingInline: vars.space[3],
  color: vars.color.ink2,
});
export const version = pattern({ color: vars.color.ink3 });
