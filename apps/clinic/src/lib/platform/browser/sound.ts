import { proxy } from 'valtio';

/**
 * Whether the browser plays the sounds of this page. `blocked`: not before a click or a key press; `missing`: it cannot;
 * `closed`: nothing needs it; `opening`: it is not known yet.
 */
export type SoundState = 'closed' | 'opening' | 'ready' | 'blocked' | 'missing';

/** The sound of this page. */
export const sound = proxy<{ state: SoundState }>({ state: 'closed' });

/** Milliseconds until a browser that has not started to play counts as blocking. */
const BLOCKED_AFTER = 1000;

/** A note: its frequency in hertz, when it starts and how long it lasts in seconds, and its loudness from 0 to 1. */
export interface Note {
  frequency: number;
  start: number;
  seconds: number;
  loudness: number;
}

let context: AudioContext | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function note(): void {
  if (context?.state === 'running') {
    clearTimeout(timer);
    sound.state = 'ready';
  } else if (sound.state === 'ready') sound.state = 'blocked';
}

function resume(): void {
  // browsers leave it pending, or refuse it, until the user clicks
  void context?.resume().catch(() => undefined);
}

/** Starts to play as soon as the browser allows it: at once, or after the next click or key press. */
export function openSound(): void {
  if (context) return resume();
  try {
    context = new AudioContext();
  } catch {
    sound.state = 'missing';
    return undefined;
  }
  sound.state = 'opening';
  context.addEventListener('statechange', note);
  for (const type of ['click', 'keydown'] as const) addEventListener(type, resume, { capture: true });
  timer = setTimeout(() => {
    if (sound.state === 'opening') sound.state = 'blocked';
  }, BLOCKED_AFTER);
  resume();
  return note();
}

/** Ends all sounds, and frees the sound card. */
export function closeSound(): void {
  sound.state = 'closed';
  if (!context) return;
  clearTimeout(timer);
  for (const type of ['click', 'keydown'] as const) removeEventListener(type, resume, { capture: true });
  context.removeEventListener('statechange', note);
  void context.close().catch(() => undefined);
  context = undefined;
}

/** Plays notes. @returns false if they are not heard: notes for a blocked browser would all sound together later */
export function playNotes(notes: readonly Note[]): boolean {
  if (!context || (sound.state !== 'ready' && sound.state !== 'opening')) return false;
  try {
    for (const one of notes) play(context, one);
    return true;
  } catch {
    sound.state = 'missing';
    return false;
  }
}

function play(output: AudioContext, { frequency, start, seconds, loudness }: Note): void {
  const at = output.currentTime + start;
  const oscillator = new OscillatorNode(output, { frequency });
  const gain = new GainNode(output, { gain: 0 });
  // the volume rises and falls gradually, so that the note does not click
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.02);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  oscillator.connect(gain).connect(output.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
