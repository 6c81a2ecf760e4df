import type { PlacedBox } from './crops.ts';

/** What the thread is asked for, with the file it is asked about. */
export type ImportTask = { readonly file: Uint8Array } & (
  | { readonly does: 'read' | 'as pdf' }
  | { readonly does: 'crop'; readonly boxes: readonly PlacedBox[] }
);
