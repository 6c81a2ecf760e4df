import type { LiveEvent } from '@isopter/contract';
import { monitorHandlers, type Watched } from '../stage/handlers.ts';
import type { World } from '../stage/ScreenStage.tsx';
import { settled, shown } from './stimuli.ts';

/** The right eye is done. */
export const RIGHT = settled('OD', 1);

/** Of the left one, more than half is. */
const LEFT = settled('OS', 0.6, 100);

/** A monitor in the middle of that test. */
export const half: Watched = { stimuli: [...RIGHT, ...LEFT], progress: { total: 80, od: 100, os: 60 } };

/** The next stimulus is being shown. */
export const showing: LiveEvent = { type: 'new_stimuli', data: shown('OS', LEFT.length + 1, -9, 15, 200) };

/** A monitor that watches this, and its connection. */
export const world = (watched: Watched, more: Partial<World> = {}): World => ({
  handlers: monitorHandlers(watched),
  sockets: [{ ready: 150 }],
  ...more,
});
