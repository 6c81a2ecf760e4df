import { recording } from '../recording.ts';
import bothEvents from './both.data.json' with { type: 'json' };
import distanceEvents from './distance.data.json' with { type: 'json' };
import lowContrastEvents from './lowContrast.data.json' with { type: 'json' };

export const both = recording(bothEvents);
export const distance = recording(distanceEvents);
export const lowContrast = recording(lowContrastEvents);
