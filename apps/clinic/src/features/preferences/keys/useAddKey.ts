import { ApiError } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { client } from '../../../lib/api/client.ts';
import { useErrorToast } from '../../../lib/errors/useErrorToast.ts';
import { loadCeremony } from '../../../lib/securityKeys/answerOfKey.ts';

/** Adds a security key, and goes on to where it gets its name (KEY-01). */
export function useAddKey(): { add: (label: string) => Promise<void>; isPending: boolean } {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const [, navigate] = useLocation();
  const [isPending, setPending] = useState(false);

  const add = async (label: string): Promise<void> => {
    setPending(true);
    const ceremony = await loadCeremony().catch(() => null);
    try {
      if (ceremony === null) throw new Error('the way to the key could not be loaded');
      const options = await client.call('startKeyRegistration');
      const { id } = await client.call('createAuthenticator', { body: await ceremony.make(options, label) });
      toasts.show({ tone: 'positive', message: t(($) => $.keys.addDeviceWebAuthnSuccess) });
      navigate(`/authenticator/edit/${id}`);
    } catch (error) {
      if (error instanceof ApiError && error.name === ERROR_NAME.STEP_UP_REQUIRED) return showError(error);
      const isFull = error instanceof ApiError && error.name === ERROR_NAME.TOO_MANY_KEYS;
      const reason = ceremony?.isKnown(error) ? 'known' : isFull ? 'tooMany' : 'addDeviceWebAuthnError';
      toasts.show({ tone: 'critical', message: t(($) => $.keys[reason]) });
    } finally {
      setPending(false);
    }
  };
  return { add, isPending };
}
