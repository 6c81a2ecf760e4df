import { recording } from '../recording.ts';
import blueEvents from './blue.data.json' with { type: 'json' };
import perrlEvents from './perrl.data.json' with { type: 'json' };
import rapdEvents from './rapd.data.json' with { type: 'json' };

export const blue = recording(blueEvents);
export const perrl = recording(perrlEvents);
export const rapd = recording(rapdEvents);
