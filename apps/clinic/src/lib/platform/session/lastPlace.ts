import { HOME } from '../routes/routes.ts';
import { readTab, writeTab } from '../storage/tab.ts';

const KEY = 'isopter.place';

/** A place of the navigation: the path of a list without an id, and its filters, order and page as a query. */
export interface Place {
  path: string;
  search: string;
}

/** The query of the last place. A filter can name a patient, so it is only in memory, and a reload loses it. */
let search = '';

/** Returns the place of the navigation that was open last in this tab. */
export const lastPlace = (): Place => ({ path: readTab(KEY) ?? HOME, search });

/** Stores the place that is open now; `null` forgets it. */
export function keepPlace(place: Place | null): void {
  writeTab(KEY, place?.path ?? null);
  search = place?.search ?? '';
}
