import { pattern } from '../../shared/pattern.ts';
import { theme } from '../../shared/theme.ts';

/** The numbers of an eye, under its head. */
export const facts = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme('space-4'),
  margin: 0,
  minBlockSize: '1lh',
  paddingInline: theme('space-3'),
  color: theme('color-ink2'),
});
export const version = pattern({ color: theme('color-ink3') });
