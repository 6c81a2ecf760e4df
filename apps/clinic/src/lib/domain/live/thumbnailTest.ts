import type { Device, Test } from '@isopter/contract';
import type { ThumbnailTest } from '@isopter/monitor-charts/wall';

/** The properties of a test that its drawing and its completion need; those of the device once it is known. */
export const thumbnailTest = (test: Test, device: Pick<Device, 'capabilities'> | null | undefined): ThumbnailTest =>
  device ? { ...test, capabilities: device.capabilities } : test;
