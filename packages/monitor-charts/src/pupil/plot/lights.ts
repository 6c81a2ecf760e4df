import type { Light } from '../types.ts';

/** Colours of the lights themselves, the same on every ground. */
export const LIGHTS: Readonly<Record<Light, string>> = { white: '#e0b13a', red: '#d23b33', blue: '#3f74e0' };
