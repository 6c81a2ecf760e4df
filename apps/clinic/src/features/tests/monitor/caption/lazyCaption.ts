import { lazyPart } from '@isopter/ui';

/** Loads captions separately, because only technicians see them. */
export const Caption = lazyPart(() => import('./Caption.tsx').then((module) => module.Caption), { failed: null });
