import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PairAnswer } from '@isopter/contract';
import type { DeviceState } from './device/state.ts';

/** Data that a headset keeps while it is switched off. */
export interface Storage {
  readonly loadIdentity: () => PairAnswer | null;
  readonly saveIdentity: (identity: PairAnswer) => void;
  readonly loadState: () => DeviceState | null;
  readonly saveState: (state: DeviceState) => void;
}

/** Raised when the stored state has another shape; an older one is not taken up. */
const VERSION = 1;

function load(path: string): unknown {
  try {
    const { version, value } = JSON.parse(readFileSync(path, 'utf8')) as { version: number; value: unknown };
    return version === VERSION ? value : null;
  } catch {
    // Missing, or not written by this program: the headset starts without stored data.
    return null;
  }
}

/** Writes beside the file and renames, so that a file is always whole; the token is for this user alone. */
function save(path: string, value: unknown): void {
  writeFileSync(`${path}.new`, JSON.stringify({ version: VERSION, value }), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** A folder with the identity and the state of a headset. Throws when it cannot be made. */
export function folderStorage(directory: string): Storage {
  mkdirSync(directory, { recursive: true });
  const identity = join(directory, 'identity.json');
  const state = join(directory, 'state.json');
  return {
    loadIdentity: () => load(identity) as PairAnswer | null,
    saveIdentity: (value) => save(identity, value),
    loadState: () => load(state) as DeviceState | null,
    saveState: (value) => save(state, value),
  };
}

/** Remembers nothing beyond the process. */
export function noStorage(): Storage {
  return { loadIdentity: () => null, saveIdentity: () => {}, loadState: () => null, saveState: () => {} };
}
