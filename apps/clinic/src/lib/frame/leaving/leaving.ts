import type { ReactElement } from 'react';
import { proxy } from 'valtio';
import type { AroundNavHandler } from 'wouter';

/** The forms on the screen with unsaved changes, registered by useUnsaved. */
export const unsaved = new Set<object>();

/** Work that continues on every screen and ends with the session, such as uploads; see setUnfinished. */
export const unfinished = new Set<object>();

/** Returns whether leaving the screen would lose anything. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Returns whether the end of the session or of the page would stop anything. */
export const hasUnfinished = (): boolean => unfinished.size > 0;

/** The kind of loss: changes on the screen, or work that continues in the background. */
export type Loss = 'unsaved' | 'unfinished';

interface Leaving {
  /** The navigation that waits for the answer; null if there is none. */
  go: (() => void) | null;
  /** The losses the question mentions. */
  losses: Loss[];
  /** The dialog; it is loaded with the first form, so that it is available without a connection. */
  Question: (() => ReactElement) | null;
}
export const leaving = proxy<Leaving>({ go: null, losses: [], Question: null });

function askAbout(losses: Loss[], go: () => void): void {
  if (losses.length === 0) return go();
  Object.assign(leaving, { go, losses });
}

const lostWithScreen = (): Loss[] => (hasUnsaved() ? ['unsaved'] : []);

/** Does what takes the screen away; asks first where something on it would be lost. */
export const leave = (go: () => void): void => askAbout(lostWithScreen(), go);

/** Does what ends the session; asks first where something on the screen or beside it would be lost [OUR-359]. */
export const leaveAll = (go: () => void): void =>
  askAbout([...lostWithScreen(), ...(hasUnfinished() ? (['unfinished'] as const) : [])], go);

/** Returns whether an address is that of another screen: `?` and `#` do not change the screen. */
const isElsewhere = (to: string, pathname: string): boolean => !['', pathname].includes(to.replace(/[?#].*/, ''));

/** The address whose screen is shown. */
let shown = '';

/** Says which screen is shown; before it is drawn, since a redirect leads on as it appears. */
export function setShown(pathname: string): void {
  shown = pathname;
}

/**
 * Links, buttons and keys lead away from the screen at `pathname` through here. Once another one is shown it leads nowhere
 * any more: what it saved meanwhile must not take away what somebody went on to do [OUR-405].
 */
export const askingAt =
  (pathname: string): AroundNavHandler =>
  (navigate, to, options) => {
    if (shown !== pathname) return;
    if (isElsewhere(to, pathname)) leave(() => navigate(to, options));
    else navigate(to, options);
  };
