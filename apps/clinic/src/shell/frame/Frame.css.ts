import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

export const officeGroup = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink2,
});

/** On a phone a long name is cut, so that the header stays one line; it is a tooltip then. */
export const officeName = style({
  // a usual word
  minInlineSize: 'min(5rem, 100%)',
  '@media': { '(width < 720px)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

/** On a phone the icon is enough, so that the header stays one line; the link keeps its name. */
export const headerLink = style({ '@media': { '(width < 720px)': { display: 'none' } } });

/** In line with the screen below it. */
export const notice = style({
  paddingBlockStart: vars.space[3],
  paddingInline: 28,
  '@media': { '(width < 720px)': { paddingInline: vars.space[3] } },
});
