import { proxy } from 'valtio';

/** An overlay of the application. */
export type Sheet = 'palette' | 'help' | 'patient';

/** The overlay that is open: the command palette, the list of keys, or the patient search of the header. */
export const opened = proxy<{ sheet: Sheet | null }>({ sheet: null });

export function close(): void {
  opened.sheet = null;
}
