/** The kit's region by itself, so that it can be a chunk of its own. */
export { ToastRegion } from '@isopter/ui';
