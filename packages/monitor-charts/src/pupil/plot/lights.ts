import type { Light } from '../types.ts';

/** The colours of the lights, the same on every background. */
export const LIGHTS: Readonly<Record<Light, string>> = { white: '#e0b13a', red: '#d23b33', blue: '#3f74e0' };
