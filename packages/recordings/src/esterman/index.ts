import { recording } from '../recording.ts';
import healthyEvents from './healthy.data.json' with { type: 'json' };
import hemianopiaEvents from './hemianopia.data.json' with { type: 'json' };

export const healthy = recording(healthyEvents);
export const hemianopia = recording(hemianopiaEvents);
