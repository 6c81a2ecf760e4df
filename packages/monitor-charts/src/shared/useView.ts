import { useSyncExternalStore } from 'react';
import type { MonitorStore } from './publisher.ts';

/** Returns the view of a store and redraws the component when it changes. */
export const useView = <View>({
  subscribe,
  getSnapshot,
}: Pick<MonitorStore<View, never>, 'subscribe' | 'getSnapshot'>): View =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
