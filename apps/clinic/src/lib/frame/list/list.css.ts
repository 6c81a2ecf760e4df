import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** Below the rows: the pages, and which columns there are. */
export const footer = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInlineEnd: vars.space[2],
});

/** The pages take all the room that is left. */
export const pages = screen({ flex: '1 1 20rem', minInlineSize: 0 });

/** A code stays on one line: a hyphen in it ends no word. */
export const unbroken = screen({ whiteSpace: 'nowrap' });
