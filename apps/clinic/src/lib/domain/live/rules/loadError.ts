import type { MonitorKind } from '@isopter/contract';

/** The monitors that show a failed load under a separate title [MON-15]. */
const TITLED: readonly (MonitorKind | undefined)[] = ['esterman', 'kinetic', 'sensorimotor', 'eoms'];

/** Returns how a monitor shows a failed initial load: a toast titled 'Error', or the general handler [MON-15]. */
export const loadErrorStyle = (kind: MonitorKind | undefined): 'titled' | 'general' =>
  TITLED.includes(kind) ? 'titled' : 'general';
