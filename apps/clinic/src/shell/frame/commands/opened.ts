import { proxy } from 'valtio';

/** What can be opened over the screen. */
export type Sheet = 'palette' | 'help';

/** What was opened over the screen, by keys or from the menu of the account. */
export const opened = proxy<{ sheet: Sheet | null }>({ sheet: null });
