import { received } from '@isopter/recordings';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { MonitorEvent } from '../../shared/event.ts';
import { initialState, reduceAll } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import { rapd } from '../stories/scene.tsx';
import { PupilTimeline } from './PupilTimeline.tsx';

/** The same test three times on end: to a clock that never goes back the second and third are one moment. */
const standing: readonly MonitorEvent[] = [...rapd, ...rapd, ...rapd]
  .filter(({ type }) => type === 'pupillometry_state_update')
  .map(({ type, data }, i) => received(type, { ...data, seq_num: i + 1 }));

const timeline = (events: readonly MonitorEvent[]) => {
  const view = viewOf(reduceAll(initialState(), events));
  return { view, drawing: <PupilTimeline {...view} width={600} height={300} /> };
};

it('draws each period once, and leaves nothing behind, while a device with a stopped clock continues', async () => {
  const { container, rerender } = await render(timeline([]).drawing);
  for (let sent = 1; sent <= standing.length; sent += 7) {
    const { view, drawing } = timeline(standing.slice(0, sent));
    // each picture grows out of the one before
    await rerender(drawing);
    const lit = view.bands.filter(({ light }) => light !== null);
    expect(container.querySelectorAll('[data-period]')).toHaveLength(view.bands.length);
    expect(container.querySelectorAll('[data-part="lit"]')).toHaveLength(lit.length);
  }
});
