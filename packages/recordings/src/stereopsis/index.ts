import { recording } from '../recording.ts';
import noneEvents from './none.data.json' with { type: 'json' };
import normalEvents from './normal.data.json' with { type: 'json' };
import reducedEvents from './reduced.data.json' with { type: 'json' };

export const none = recording(noneEvents);
export const normal = recording(normalEvents);
export const reduced = recording(reducedEvents);
