import { vars } from '@isopter/ui/theme';
import { style } from '@vanilla-extract/css';

export const officeGroup = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  flex: 1,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink2,
});

const PHONE = '(width < 720px)';

/** With large text on a phone the name needs its room. */
export const officeIcon = style({ '@container': { '(inline-size < 20rem)': { display: 'none' } } });

/** On a phone the name gets what the rest of the header leaves, so that this stays one line; cut, it is a tooltip. */
export const officeName = style({
  // a usual word
  minInlineSize: 'min(5rem, 100%)',
  '@media': {
    [PHONE]: {
      flex: '1 1 0',
      minInlineSize: 0,
      // its length does not change the layout
      contain: 'inline-size',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

/** On a phone the icon is enough, so that the header stays one line; the link keeps its name. */
export const headerLink = style({ '@media': { [PHONE]: { display: 'none' } } });

/** On a phone the sheet of the navigation has these, so that the header stays one line. */
export const inSheet = style({ '@media': { [PHONE]: { display: 'none' } } });

/** The room of the account's button before it is known whose account it is. */
export const accountPlace = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: `max(${vars.size.control}, ${vars.size.target})`,
  blockSize: `max(${vars.size.control}, ${vars.size.target})`,
});

/** In line with the screen below it. */
export const notice = style({
  paddingBlockStart: vars.space[3],
  paddingInline: 28,
  '@media': { '(width < 720px)': { paddingInline: vars.space[3] } },
});
