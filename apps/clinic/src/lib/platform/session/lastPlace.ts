import { HOME } from '../routes/routes.ts';
import { readTab, writeTab } from '../storage/tab.ts';

const KEY = 'isopter.place';

/** Returns the place of the navigation that was open last in this tab: a list, without an id. A reload keeps it. */
export const lastPlace = (): string => readTab(KEY) ?? HOME;

/** Stores the place that is open now; `null` forgets it. */
export const keepPlace = (path: string | null): void => writeTab(KEY, path);
