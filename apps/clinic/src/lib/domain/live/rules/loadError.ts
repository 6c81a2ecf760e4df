import type { MonitorKind } from '@isopter/contract';

/** The monitors that tell a failed load under a title of its own [MON-15]. */
const TITLED: readonly (MonitorKind | undefined)[] = ['esterman', 'kinetic', 'sensorimotor', 'eoms'];

/** How a monitor tells that its initial load failed: a toast titled 'Error', or the general handler [MON-15]. */
export const loadErrorStyle = (kind: MonitorKind | undefined): 'titled' | 'general' =>
  TITLED.includes(kind) ? 'titled' : 'general';
