import { useEffect } from 'react';
import { keepScreenOn } from '../../lib/platform/browser/wakeLock.ts';

/** Keeps the screen on while it is wanted, in browsers that can; the lock is lost with the page, and taken again with it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let release: (() => Promise<void>) | null = null;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const taken = await keepScreenOn();
      if (isOver) await taken?.();
      else release = taken;
    };
    const onVisibility = (): void => void take();
    void take();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void release?.();
    };
  }, [isWanted]);
}
