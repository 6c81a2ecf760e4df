import { useSyncExternalStore } from 'react';
import type { MonitorStore } from './publisher.ts';

/** What the store of a monitor knows, drawn anew when it publishes. */
export const useView = <View>({
  subscribe,
  getSnapshot,
}: Pick<MonitorStore<View, never>, 'subscribe' | 'getSnapshot'>): View =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
