import { proxy } from 'valtio';

/** What can be opened over the screen. */
export type Sheet = 'palette' | 'help' | 'patient';

/** What was opened over the screen, by keys or from the menu of the account; `patient` is the search in the header. */
export const opened = proxy<{ sheet: Sheet | null }>({ sheet: null });

export function close(): void {
  opened.sheet = null;
}
