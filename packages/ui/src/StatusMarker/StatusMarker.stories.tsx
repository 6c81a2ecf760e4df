import preview from '../../../../.storybook/preview.tsx';
import { StatusMarker } from './StatusMarker.tsx';

const meta = preview.meta({ component: StatusMarker, args: { children: 'Finished' } });

export const Neutral = meta.story();
export const Positive = meta.story({ args: { tone: 'positive', children: 'Started' } });
export const Caution = meta.story({ args: { tone: 'caution', children: 'Paused' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Failed' } });
export const Accent = meta.story({ args: { tone: 'accent', children: 'Syncing' } });
