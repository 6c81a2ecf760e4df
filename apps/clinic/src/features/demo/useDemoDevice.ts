import { useDevice } from '@isopter/api-client';
import { useSignedIn } from '../../lib/platform/session/session.ts';

/** The headset of the preferences, as it is now. */
export interface PreferredDevice {
  /** Undefined until it is known. */
  name: string | undefined;
  /** It is busy or not connected, or nobody can say [DEMO-03]. */
  isInUse: boolean;
}

/** Follows the headset visitors test themselves on [DEMO-03]. */
export function useDemoDevice(): PreferredDevice {
  const { preferences } = useSignedIn();
  const { data, error } = useDevice(preferences.device ?? '');
  return { name: data?.name, isInUse: error !== undefined || (data !== undefined && !data.available) };
}
