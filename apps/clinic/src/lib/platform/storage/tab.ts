import { readItem, writeItem } from '../browser/storage.ts';

/**
 * Values kept in a browser tab until it is closed; they survive a reload. Personal data and secrets must not be stored here.
 */

/** @returns the stored text; null if there is none, or if the browser blocks storage */
export function readTab(name: string): string | null {
  return readItem('sessionStorage', name);
}

/** Stores a text, or removes it with `null`. Does nothing if the browser blocks storage. */
export function writeTab(name: string, text: string | null): void {
  writeItem('sessionStorage', name, text);
}
