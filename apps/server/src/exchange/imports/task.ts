import type { PlacedBox } from './pages/crops.ts';

/** A task of the reading thread, with its file. */
export type ImportTask = { readonly file: Uint8Array } & (
  | { readonly does: 'as pdf' | 'check dicom' }
  /** `today` is the day no test is later than. */
  | { readonly does: 'read'; readonly today: string }
  | { readonly does: 'crop'; readonly boxes: readonly PlacedBox[] }
);
