import { recording } from '../recording.ts';
import palsyEvents from './palsy.data.json' with { type: 'json' };
import straightEvents from './straight.data.json' with { type: 'json' };

export const palsy = recording(palsyEvents);
export const straight = recording(straightEvents);
