import { useEffect, useState } from 'react';
import { advance } from './playback.ts';

/** A recording has about ten events a second at its own speed: more pictures would show nothing new. Milliseconds. */
const STEP = 100;

/** The state and controls of a video. */
export interface Playback {
  /** Seconds. */
  at: number;
  isPlaying: boolean;
  speed: number;
  setSpeed: (speed: number) => void;
  /** Goes to a moment, in seconds, and plays or stands as before. */
  goTo: (at: number) => void;
  /** Plays, from the beginning where it has ended, or stands still. */
  toggle: () => void;
}

/**
 * The clock of a video: it runs with the frames of the page, and stands while nobody sees them.
 *
 * @param length seconds
 */
export function usePlayback(length: number): Playback {
  const [at, setAt] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isPlaying = isWanted && at < length;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: number | null = null;
    let request = requestAnimationFrame(function frame(now) {
      last ??= now;
      const elapsed = now - last;
      if (elapsed >= STEP) {
        last = now;
        setAt((before) => advance(before, elapsed, speed, length));
      }
      request = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, speed, length]);

  return {
    at,
    isPlaying,
    speed,
    setSpeed,
    goTo: setAt,
    toggle: () => {
      if (at >= length) setAt(0);
      setWanted(!isPlaying);
    },
  };
}
