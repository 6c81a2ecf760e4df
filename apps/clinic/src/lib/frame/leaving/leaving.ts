import type { ReactElement } from 'react';
import { proxy } from 'valtio';
import type { AroundNavHandler } from 'wouter';

/** The forms on the screen that hold something not saved; they say so with useUnsaved. */
export const unsaved = new Set<object>();

/** What goes on whatever screen is shown and ends with the session, such as uploads; see setUnfinished. */
export const unfinished = new Set<object>();

/** Whether anything on the screen would be lost by leaving it. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Whether anything would be stopped by the end of the session or of the page. */
export const hasUnfinished = (): boolean => unfinished.size > 0;

/** What would be lost: something on the screen, or something that goes on beside it. */
export type Loss = 'unsaved' | 'unfinished';

interface Leaving {
  /** What waits for the answer whether to leave. */
  go: (() => void) | null;
  /** What it is asked about. */
  losses: Loss[];
  /** What asks: it comes along with the first form, so that it is there when the connection is not. */
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

/** Whether an address is that of another screen: `?` and `#` change nothing of which screen is shown. */
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
