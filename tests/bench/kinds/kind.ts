import type { ReactElement } from 'react';
import type { LiveEvent } from '@isopter/contract';

/** The part of a monitor's store that a benchmark drives. */
interface Store<View> {
  receive: (event: LiveEvent) => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => View;
}

/** One kind of test: what a headset sent, the store it goes into, and the monitor that shows it. */
export interface BenchedKind<View = unknown> {
  recording: readonly LiveEvent[];
  createStore: () => Store<View>;
  draw: (view: View) => ReactElement;
}

/** Keeps the view's type between store and monitor, and forgets it for the list of all kinds. */
export const benched = <View>(kind: BenchedKind<View>): BenchedKind => kind as unknown as BenchedKind;

const PROGRESS = 'test_progress_update';

/**
 * Makes an endless test of a recorded one: repeats its records with increasing numbers. The records that begin and end
 * the test are omitted; if a test has no others, its progress records are repeated.
 */
export function endless(recording: readonly LiveEvent[]): (n: number) => LiveEvent {
  const going = recording.filter(({ type }) => type !== 'updated_test_status' && type !== 'updated_device_screen');
  const own = going.filter(({ type }) => type !== PROGRESS);
  const records = own.length > 0 ? own : going;
  if (records.length === 0) throw new Error('a recording without records');
  return (n) => {
    const { type, data } = records[n % records.length]!;
    return { type, data: { ...data, seq_num: n + 1, run: 1 } } as LiveEvent;
  };
}
