import { lazyPart } from '@isopter/ui';

/** Where toasts appear (ERR-06). It is there before the first of them: that may say that the network is gone. */
export const Toasts = lazyPart(() => import('./ToastRegion.ts').then((module) => module.ToastRegion), { failed: null });
