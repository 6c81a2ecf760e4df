import { PreferencesWrite, StoredPreferences } from '../entities/preferences.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { EVERYBODY } from '../call/roles.ts';

export const preferences = {
  getPreferences: {
    id: 'H-022',
    method: 'GET',
    path: '/api/preferences/',
    by: EVERYBODY,
    answer: StoredPreferences,
    built: true,
  },
  updatePreferences: {
    id: 'H-023',
    method: 'PUT',
    path: '/api/update-preferences/',
    by: EVERYBODY,
    body: PreferencesWrite,
    conflict: recordChanged(StoredPreferences),
    built: true,
  },
} as const satisfies Calls;
