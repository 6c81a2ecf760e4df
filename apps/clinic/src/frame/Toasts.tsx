import { toasts } from '@isopter/ui';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';

const ToastRegion = lazy(() => import('./ToastRegion.ts').then((module) => ({ default: module.ToastRegion })));

/** Where toasts appear; what shows them is loaded for the first one (ERR-06). */
export function Toasts(): ReactElement | null {
  const [isWanted, setWanted] = useState(() => toasts.queue.visibleToasts.length > 0);
  useEffect(() => toasts.queue.subscribe(() => setWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
