/** A headset without a network, for tests of those who listen to it. */
export { capabilitiesOf } from '../headset.ts';
export { headset } from './device.ts';
export { aKind, anOrder } from './orders.ts';
