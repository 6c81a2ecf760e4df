import { proxy, useSnapshot } from 'valtio';
import { readLocal, writeLocal } from '../../../lib/platform/storage/local.ts';

export const THEMES = ['system', 'light', 'dark', 'high-contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ['comfortable', 'compact', 'touch'] as const;
export type Density = (typeof DENSITIES)[number];
/** Which colours the reader cannot tell apart. */
export const VISIONS = ['all', 'red-green', 'blue-yellow'] as const;
export type Vision = (typeof VISIONS)[number];

interface Display {
  theme: Theme;
  density: Density;
  vision: Vision;
}

const read = <T extends string>(key: keyof Display, allowed: readonly T[], fallback: T): T => {
  const kept = readLocal(key);
  return allowed.find((value) => value === kept) ?? fallback;
};

/** The display settings of the application on this device (API-08). */
const display = proxy<Display>({
  theme: read('theme', THEMES, 'system'),
  density: read('density', DENSITIES, 'comfortable'),
  vision: read('vision', VISIONS, 'all'),
});

export const useDisplay = (): Readonly<Display> => useSnapshot(display);

const prefers = (query: string): boolean => window.matchMedia(query).matches;

function themeOfSystem(): Exclude<Theme, 'system'> {
  if (prefers('(prefers-contrast: more)')) return 'high-contrast';
  return prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** Puts the settings on the document, overlays included. */
function apply(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = display.theme === 'system' ? themeOfSystem() : display.theme;
  dataset['density'] = display.density;
  dataset['vision'] = display.vision;
}

/** Applies the settings, and follows the system where it decides. */
export function startDisplay(): void {
  apply();
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: dark)']) {
    window.matchMedia(query).addEventListener('change', apply);
  }
}

/** Chooses how the application looks from now on, on this device. */
export function setDisplay<K extends keyof Display>(key: K, value: Display[K]): void {
  display[key] = value;
  writeLocal(key, value);
  apply();
}
