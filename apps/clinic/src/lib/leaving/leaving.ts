import type { ReactElement } from 'react';
import { proxy } from 'valtio';
import type { AroundNavHandler } from 'wouter';

/** The forms on the screen that hold something not saved; they say so with useUnsaved. */
export const unsaved = new Set<object>();

/** Whether anything on the screen would be lost by leaving it. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

interface Leaving {
  /** What waits for the answer whether to leave without saving. */
  go: (() => void) | null;
  /** What asks: it comes along with the first form, so that it is there when the connection is not. */
  Question: (() => ReactElement) | null;
}
export const leaving = proxy<Leaving>({ go: null, Question: null });

/** Does what takes the screen away; asks first where something on it would be lost. */
export function leave(go: () => void): void {
  if (hasUnsaved()) leaving.go = go;
  else go();
}

/** Whether an address is that of another screen: `?` and `#` change nothing of which screen is shown. */
const isElsewhere = (to: string, pathname: string): boolean => !['', pathname].includes(to.replace(/[?#].*/, ''));

/** Links, buttons and keys lead away from the screen at `pathname` through here. */
export const askingAt =
  (pathname: string): AroundNavHandler =>
  (navigate, to, options) => {
    if (isElsewhere(to, pathname)) leave(() => navigate(to, options));
    else navigate(to, options);
  };
