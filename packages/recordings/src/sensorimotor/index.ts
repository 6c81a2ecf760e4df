import { recording } from '../recording.ts';
import binocularEvents from './binocular.data.json' with { type: 'json' };
import cardinalEvents from './cardinal.data.json' with { type: 'json' };
import shapesPalsyODEvents from './shapesPalsyOD.data.json' with { type: 'json' };
import shapesPalsyOSEvents from './shapesPalsyOS.data.json' with { type: 'json' };

export const binocular = recording(binocularEvents);
export const cardinal = recording(cardinalEvents);
export const shapesPalsyOD = recording(shapesPalsyODEvents);
export const shapesPalsyOS = recording(shapesPalsyOSEvents);
