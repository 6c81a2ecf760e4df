import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const actions = component({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[1],
});

/** Icons next to the row; without hover, or without room, only the menu is shown. */
export const inline = component({
  display: 'contents',
  '@media': { '(hover: none)': { display: 'none' } },
  selectors: { '[data-layout="cards"] &': { display: 'none' } },
});

/** The menu is left out only where every action already is an icon. */
export const menuOfInline = component({
  display: 'contents',
  '@media': { '(hover: hover)': { selectors: { '&:not([data-layout="cards"] *)': { display: 'none' } } } },
});
