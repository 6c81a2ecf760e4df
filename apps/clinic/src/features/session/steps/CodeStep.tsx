import { toasts } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';
import { CodeForm, type CodeRefusal } from '../../../lib/frame/secondFactors/CodeForm.tsx';
import { attemptCode } from './loadStep.ts';

interface CodeStepProps {
  method: 'totp' | 'recovery';
  /** Called with the path a sign-in leads to. */
  onSignedIn: (path: string) => void;
  /** Called when the sign-in has to start again. `failure`: the error shown there. */
  onLeft: (failure: string | null) => void;
  /** Alternatives to this step. */
  children: ReactNode;
}

/** Asks for the code of the authenticator app or a recovery code. After a wrong code, the user can type another [OUR-490, OUR-491]. */
export function CodeStep({ method, onSignedIn, onLeft, children }: CodeStepProps): ReactElement {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const check = async (code: string): Promise<CodeRefusal | undefined> => {
    const outcome = await attemptCode(method, code);
    switch (outcome.kind) {
      case 'signed-in':
        if (outcome.codesLeft !== undefined) {
          const count = outcome.codesLeft;
          toasts.show({ tone: 'caution', message: t(($) => $.session.factor.usedRecovery, { count }) });
        }
        onSignedIn(outcome.path);
        return undefined;
      case 'wrong':
        return 'wrong';
      case 'unreachable':
        return { failure: t(($) => $.session.unreachable) };
      case 'busy':
        return { failure: messageText(outcome.message) };
      case 'refused':
        onLeft(messageText(outcome.message));
        return undefined;
    }
  };
  return (
    <CodeForm
      kind={method}
      title={t(($) => $.session.title)}
      hint={<p role="status">{t(($) => $.session.factor[method])}</p>}
      submitLabel={t(($) => $.session.submit)}
      check={check}
      onCancel={() => onLeft(null)}
    >
      {children}
    </CodeForm>
  );
}
