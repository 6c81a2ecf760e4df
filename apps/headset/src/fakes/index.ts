/** Headsets for tests of those who listen to them: without a network, or with one. */
export { capabilitiesOf, type Headset, startHeadset } from '../headset.ts';
export { noStorage } from '../storage.ts';
export { headset } from './device.ts';
export { aKind, anOrder } from './orders.ts';
