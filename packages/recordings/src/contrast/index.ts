import { recording } from '../recording.ts';
import singleEvents from './single.data.json' with { type: 'json' };
import standardEvents from './standard.data.json' with { type: 'json' };

export const single = recording(singleEvents);
export const standard = recording(standardEvents);
