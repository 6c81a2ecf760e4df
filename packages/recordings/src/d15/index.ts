import { recording } from '../recording.ts';
import eachEvents from './each.data.json' with { type: 'json' };
import protanEvents from './protan.data.json' with { type: 'json' };

export const each = recording(eachEvents);
export const protan = recording(protanEvents);
