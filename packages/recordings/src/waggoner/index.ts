import { recording } from '../recording.ts';
import deutanEvents from './deutan.data.json' with { type: 'json' };
import eachEvents from './each.data.json' with { type: 'json' };

export const deutan = recording(deutanEvents);
export const each = recording(eachEvents);
