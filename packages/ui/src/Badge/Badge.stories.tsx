import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ component: Badge, args: { children: 'Test 2 of 3' } });

export const Neutral = meta.story();
export const Accent = meta.story({ args: { tone: 'accent', children: 'Selected' } });
export const Positive = meta.story({ args: { tone: 'positive', hasDot: true, children: 'Testing left eye' } });
export const Caution = meta.story({ args: { tone: 'caution', hasDot: true, children: 'Reconnecting' } });
export const Critical = meta.story({ args: { tone: 'critical', hasDot: true, children: 'Connection lost' } });
