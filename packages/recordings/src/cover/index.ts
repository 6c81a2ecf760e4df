import { recording } from '../recording.ts';
import esotropiaEvents from './esotropia.data.json' with { type: 'json' };
import palsyEvents from './palsy.data.json' with { type: 'json' };
import phoriaEvents from './phoria.data.json' with { type: 'json' };

export const esotropia = recording(esotropiaEvents);
export const palsy = recording(palsyEvents);
export const phoria = recording(phoriaEvents);
