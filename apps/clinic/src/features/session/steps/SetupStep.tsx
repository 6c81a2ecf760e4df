import { Button, FormError } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';
import { RecoveryCodes } from '../../../lib/frame/secondFactors/RecoveryCodes.tsx';
import { TotpSetup } from '../../../lib/frame/secondFactors/TotpSetup.tsx';
import { attemptEnter, confirmSetup, endOfSignIn, startSetup } from '../attempt.ts';

interface SetupStepProps {
  /** Called with the path a sign-in leads to. */
  onSignedIn: (path: string) => void;
  /** Called when the sign-in has to start again. `failure`: the error shown there. */
  onLeft: (failure: string | null) => void;
}

/** Sets up the required second factor of a user who has none, and signs them in [OUR-493]. */
export function SetupStep({ onSignedIn, onLeft }: SetupStepProps): ReactElement {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const [codes, setCodes] = useState<readonly string[]>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const leaveAfter = (error: unknown): boolean => {
    const message = endOfSignIn(error);
    if (message !== undefined) onLeft(messageText(message));
    return message !== undefined;
  };
  const goOn = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    const outcome = await attemptEnter();
    setPending(false);
    if (outcome.kind === 'signed-in') onSignedIn(outcome.path);
    else if (outcome.kind === 'refused') onLeft(messageText(outcome.message));
    else setFailure(t(($) => $.session.unreachable));
  };

  if (codes !== undefined) {
    return (
      <>
        {failure !== null && <FormError>{failure}</FormError>}
        <RecoveryCodes codes={codes} isPending={isPending} onKept={() => void goOn()} />
      </>
    );
  }
  return (
    <>
      <p role="status">{t(($) => $.session.factor.setup)}</p>
      <TotpSetup
        start={startSetup}
        confirm={async (code) => setCodes(await confirmSetup(code))}
        onFailed={leaveAfter}
      />
      <Button variant="quiet" isFullWidth onPress={() => onLeft(null)}>
        {t(($) => $.common.cancel)}
      </Button>
    </>
  );
}
