import { describe, expect, it } from 'vitest';
import { isLoadFailure } from './loadFailure.ts';

describe('isLoadFailure', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://clinic.example/assets/Crashed-a1b2.js',
    'error loading dynamically imported module: https://clinic.example/assets/Crashed-a1b2.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/Crashed-a1b2.css',
  ])('knows what browsers say of a file that is gone: %s [ERR-07]', (message) => {
    expect(isLoadFailure(new TypeError(message))).toBe(true);
  });

  it('is no other crash of a screen [ERR-07]', () => {
    expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
    expect(isLoadFailure(undefined)).toBe(false);
  });
});
