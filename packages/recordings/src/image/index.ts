import { recording } from '../recording.ts';
import seriesEvents from './series.data.json' with { type: 'json' };

export const series = recording(seriesEvents);
