import { Button } from '@isopter/ui';
import { KeyIcon } from '@isopter/ui/icons';
import { type ReactElement, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasskeyOutcome } from './attempt.ts';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import { loadCeremony } from '../../lib/domain/securityKeys/loadCeremony.ts';
import { attemptPasskey } from './steps/loadStep.ts';

interface PasskeyButtonProps {
  /** The user name field. When the user presses it, browsers with this feature offer passkeys. */
  nameRef: RefObject<HTMLInputElement | null>;
  /** Called with the path a sign-in leads to. */
  onSignedIn: (path: string) => void;
  /** Called with the reason why no passkey was accepted; with null when another attempt begins. */
  onFailed: (failure: string | null) => void;
  /** Called with the domain where the person has to sign in instead, if any. */
  onRequired: (domain: string | undefined) => void;
}

/** Signs in with a passkey, if the browser supports them [OUR-494]. */
export function PasskeyButton({ nameRef, onSignedIn, onFailed, onRequired }: PasskeyButtonProps): ReactElement | null {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const [isPending, setPending] = useState(false);
  const hasPasskeys = 'PublicKeyCredential' in globalThis;

  const end = (outcome: PasskeyOutcome): void => {
    switch (outcome.kind) {
      case 'signed-in':
        return onSignedIn(outcome.path);
      case 'unreachable':
        return onFailed(t(($) => $.session.unreachable));
      case 'failed':
      case 'cancelled':
        return onFailed(t(($) => $.session.passkey.notAccepted));
      case 'refused':
        onRequired(outcome.domain);
        return onFailed(messageText(outcome.message));
    }
  };

  const offer = useEffectEvent(async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const outcome = await attemptPasskey(true);
    // cancel the offer when the user signs in another way
    if (outcome.kind !== 'cancelled') end(outcome);
  });
  useEffect(() => {
    const field = nameRef.current;
    if (!hasPasskeys || field === null) return;
    let isOffered = false;
    const start = (): void => {
      isOffered = true;
      void offer();
    };
    field.addEventListener('pointerdown', start, { once: true });
    return () => {
      field.removeEventListener('pointerdown', start);
      // no longer needed when another step or screen is shown
      if (isOffered) void loadCeremony().then(({ cancel }) => cancel());
    };
  }, [hasPasskeys, nameRef]);

  const enter = async (): Promise<void> => {
    setPending(true);
    onFailed(null);
    const outcome = await attemptPasskey(false);
    setPending(false);
    end(outcome);
  };
  if (!hasPasskeys) return null;
  return (
    <Button icon={<KeyIcon />} isFullWidth isPending={isPending} onPress={() => void enter()}>
      {t(($) => $.session.passkey.submit)}
    </Button>
  );
}
