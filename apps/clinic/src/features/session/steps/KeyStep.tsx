import { Button, FormError, Text } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';
import { attemptKey } from './loadStep.ts';

/** Props of {@link KeyStep}. */
export interface KeyStepProps {
  /** Called with the path a sign-in leads to. */
  onSignedIn: (path: string) => void;
  /** Called with the message for the sign-in form when the key did not work. */
  onLeft: (failure: string) => void;
  /** Whether the step has alternatives. @default false */
  hasOthers?: boolean;
  /** Alternatives to this step. */
  children?: ReactNode;
}

/** The security key of a sign-in: the browser is asked at once, and again as often as somebody likes (AUTH-06, KEY-03). */
export function KeyStep({ onSignedIn, onLeft, hasOthers = false, children }: KeyStepProps): ReactElement {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const [failure, setFailure] = useState<string | null>(null);
  const notAccepted = t(($) => $.errors.invalidLogin);

  const check = (): void => {
    void attemptKey().then((outcome) => {
      if (outcome.kind === 'signed-in') onSignedIn(outcome.path);
      else if (outcome.kind === 'unreachable') setFailure(t(($) => $.session.unreachable));
      else {
        const told = outcome.kind === 'refused' ? messageText(outcome.message) : notAccepted;
        // a refused key is no end where something else can be given in its place
        if (outcome.kind === 'failed' || (hasOthers && told === notAccepted)) setFailure(notAccepted);
        else onLeft(told);
      }
    });
  };
  const again = (): void => {
    setFailure(null);
    check();
  };
  const checkAtOnce = useEffectEvent(check);
  useEffect(() => checkAtOnce(), []);

  return (
    <>
      {failure === null ? (
        <p role="status">{t(($) => $.session.key.hint)}</p>
      ) : (
        <>
          <FormError>{failure}</FormError>
          {failure === notAccepted && <Text>{t(($) => $.session.key.notAccepted)}</Text>}
        </>
      )}
      <Button variant="primary" isFullWidth isPending={failure === null} onPress={again}>
        {failure === null ? t(($) => $.session.key.waiting) : t(($) => $.common.retry)}
      </Button>
      {children}
      <Button variant="quiet" isFullWidth onPress={() => onLeft(notAccepted)}>
        {t(($) => $.common.cancel)}
      </Button>
    </>
  );
}
