import { proxy } from 'valtio';

/** What was opened over the screen, by keys or from the menu of the account. */
export const opened = proxy<{ sheet: 'palette' | 'help' | null }>({ sheet: null });
