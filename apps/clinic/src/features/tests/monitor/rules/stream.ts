import type { MonitorKind } from '@isopter/contract';

/**
 * Whether a monitor offers to see what the device's cameras see [MON-23]. The camera monitor shows them anyway.
 *
 * @param kind of the monitor; none where the test has none
 * @param streaming_camera_count the device's, 0 for one that does not stream
 */
export const offersStream = (kind: MonitorKind | undefined, streaming_camera_count: number): boolean =>
  streaming_camera_count >= 1 && kind !== undefined && kind !== 'camera';
