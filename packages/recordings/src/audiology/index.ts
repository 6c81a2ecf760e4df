import { recording } from '../recording.ts';
import mildEvents from './mild.data.json' with { type: 'json' };
import steepEvents from './steep.data.json' with { type: 'json' };

export const mild = recording(mildEvents);
export const steep = recording(steepEvents);
