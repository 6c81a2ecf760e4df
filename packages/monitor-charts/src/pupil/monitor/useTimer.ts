import { useEffect, useRef, useState } from 'react';
import { FRAME_MS, framesBetween } from '../model/frames.ts';

/**
 * Animates a percentage to its new value in ten frames, 50 ms apart (PUP-01); without animation if the user prefers
 * reduced motion.
 */
export function useTimer(target: number): number {
  const [shown, setShown] = useState(target);
  const current = useRef(target);
  useEffect(() => {
    if (target === current.current) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = isStill ? [target] : [...framesBetween(current.current, target)];
    const draw = (): void => {
      const next = frames.shift();
      if (next === undefined) return;
      current.current = next;
      setShown(next);
    };
    draw();
    const timer = setInterval(draw, FRAME_MS);
    return () => clearInterval(timer);
  }, [target]);
  return shown;
}
