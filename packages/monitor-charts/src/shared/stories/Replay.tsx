import { Button, Slider } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MonitorStore } from '../publisher.ts';
import type { MonitorEvent } from '../event.ts';
import { Room } from './Room.tsx';
import { useView } from '../useView.ts';

/** The number of messages per second while the recording plays. */
const PER_SECOND = 20;

export interface ReplayProps<View> {
  /** The messages of a recorded test. */
  events: readonly MonitorEvent[];
  /** Creates an empty store of the kind. */
  createStore: () => MonitorStore<View, never>;
  /** Renders the monitor. */
  children: (view: View, isDone: boolean) => ReactNode;
}

/** Replays a recorded test on a live store; it plays automatically and can be stopped at any message. */
export function Replay<View>({ events, createStore, children }: ReplayProps<View>): ReactElement {
  const [{ store, at }, setReplayed] = useState(() => ({ store: createStore(), at: 0 }));
  const [isPlaying, setPlaying] = useState(false);
  const view = useView(store);
  const isDone = at >= events.length;

  useEffect(() => () => store.dispose(), [store]);

  const goTo = (target: number): void => {
    // stores cannot go back: an earlier moment is reached by replaying from the beginning
    const from = target < at ? 0 : at;
    const replayed = target < at ? createStore() : store;
    for (const event of events.slice(from, target)) replayed.receive(event);
    setReplayed({ store: replayed, at: target });
  };

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      const next = events[at];
      if (next) store.receive(next);
      setReplayed({ store, at: Math.min(events.length, at + 1) });
      if (at + 1 >= events.length) setPlaying(false);
    }, 1000 / PER_SECOND);
    return () => clearTimeout(timer);
  }, [at, events, isPlaying, store]);

  return (
    <Room height={800}>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 12, blockSize: '100%' }}>
        <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <Button onPress={() => setPlaying(!isPlaying)} isDisabled={isDone}>
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <div style={{ flex: 1, maxInlineSize: 480 }}>
            <Slider label="Message" isLabelHidden value={at} onChange={goTo} maxValue={events.length} />
          </div>
        </div>
        <div style={{ flex: 1, minBlockSize: 0 }}>{children(view, isDone)}</div>
      </div>
    </Room>
  );
}

/** Moves the scrubber of a story to the first or last message of the recording. */
export async function scrub(
  canvas: { getByRole: (role: 'slider', options: { name: string }) => HTMLElement },
  to: 'start' | 'end',
): Promise<void> {
  const slider = canvas.getByRole('slider', { name: 'Message' });
  slider.focus();
  await userEvent.keyboard(to === 'end' ? '{End}' : '{Home}');
  const value = slider.getAttribute(to === 'end' ? 'max' : 'min');
  await waitFor(() => expect(slider).toHaveValue(value));
}
