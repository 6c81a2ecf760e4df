/** Exports only the kit's toast region, so that it can be a separate chunk. */
export { ToastRegion } from '@isopter/ui';
