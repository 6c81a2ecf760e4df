import { ApiError } from '@isopter/api-client';
import { ERROR_NAME, type SensitiveCall } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { useSignedIn } from '../session/session.ts';
import { answerOfKey } from './answerOfKey.ts';

/**
 * Checks a security key before a sensitive call, of whoever has to have one (AUTH-17).
 * @returns a function that says whether the call may be made. Where it may not, the call is not sent, and the caller shows
 *   the failure of its own action (AUTH-23). Whoever has no key yet is told where to add one [OUR-406]
 * @example if (!(await passesKey('deleteEmployee'))) return fail();
 */
export function useKeyCheck(): (action: SensitiveCall) => Promise<boolean> {
  const { t } = useTranslation();
  const isRequired = useSignedIn().user.is_webauthn_authentication_required;
  return useCallback(
    async (action) => {
      if (!isRequired) return true;
      try {
        await client.call('checkKey', { query: { action }, body: await answerOfKey(action) });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.name === ERROR_NAME.NO_SECURITY_KEY) {
          toasts.show({ tone: 'caution', message: t(($) => $.keys.addFirst) });
        }
        return false;
      }
    },
    [isRequired, t],
  );
}
