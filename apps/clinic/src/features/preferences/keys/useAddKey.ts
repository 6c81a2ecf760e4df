import { ApiError } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { client } from '../../../lib/platform/api/client.ts';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { loadCeremony } from '../../../lib/domain/securityKeys/loadCeremony.ts';

/** The calls that add a key as a second factor, or a passkey instead of a password. */
const CALLS = {
  key: ['startKeyRegistration', 'createAuthenticator'],
  passkey: ['startPasskeyRegistration', 'createPasskey'],
} as const;

/** Registers a security key or a passkey, then opens its rename screen (KEY-01, OUR-494). */
export function useAddKey(kind: keyof typeof CALLS): { add: (label: string) => Promise<void>; isPending: boolean } {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const [, navigate] = useLocation();
  const [isPending, setPending] = useState(false);

  const add = async (label: string): Promise<void> => {
    setPending(true);
    const ceremony = await loadCeremony().catch(() => null);
    try {
      if (ceremony === null) throw new Error('the way to the key could not be loaded');
      const [start, create] = CALLS[kind];
      const options = await client.call(start);
      const { id } = await client.call(create, { body: await ceremony.make(options, label) });
      toasts.show({
        tone: 'positive',
        message: t(($) => (kind === 'passkey' ? $.keys.passkeyAdded : $.keys.addDeviceWebAuthnSuccess)),
      });
      navigate(`/authenticator/edit/${id}`);
    } catch (error) {
      if (error instanceof ApiError && error.name === ERROR_NAME.STEP_UP_REQUIRED) return showError(error);
      const isFull = error instanceof ApiError && error.name === ERROR_NAME.TOO_MANY_KEYS;
      const notAdded = kind === 'passkey' ? 'passkeyNotAdded' : 'addDeviceWebAuthnError';
      const reason = ceremony?.isKnown(error) ? 'known' : isFull ? 'tooMany' : notAdded;
      toasts.show({ tone: 'critical', message: t(($) => $.keys[reason]) });
    } finally {
      setPending(false);
    }
  };
  return { add, isPending };
}
