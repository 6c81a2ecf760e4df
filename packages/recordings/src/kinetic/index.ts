import { recording } from '../recording.ts';
import healthyEvents from './healthy.data.json' with { type: 'json' };
import hemianopiaEvents from './hemianopia.data.json' with { type: 'json' };
import tunnelEvents from './tunnel.data.json' with { type: 'json' };
import unreliableEvents from './unreliable.data.json' with { type: 'json' };

export const healthy = recording(healthyEvents);
export const hemianopia = recording(hemianopiaEvents);
export const tunnel = recording(tunnelEvents);
export const unreliable = recording(unreliableEvents);
