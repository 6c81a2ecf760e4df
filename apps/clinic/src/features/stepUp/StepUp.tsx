import { SENSITIVE, type SensitiveCall, type StepUpMethod } from '@isopter/contract';
import { Button, Dialog } from '@isopter/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { answerStepUp, stepUp } from '../../lib/platform/stepUp/stepUp.ts';
import { ByApp, ByRecoveryCode } from './ByCode.tsx';
import { ByKey } from './ByKey.tsx';
import { ByPassword } from './ByPassword.tsx';
import { BySso } from './BySso.tsx';
import * as css from './StepUp.css.ts';

/** Props shared by all proofs. */
export interface WayProps {
  /** The call that was refused. */
  action: SensitiveCall;
  onProven: () => void;
  onCancel: () => void;
  /** Alternatives to this proof. */
  children?: ReactNode;
}

const WAYS = { key: ByKey, totp: ByApp, password: ByPassword, sso: BySso };

/** Whether a recovery code is accepted as well: before calls about the user's own sign-in, for a lost key or app. */
const mayRecover = (action: SensitiveCall, method: StepUpMethod): boolean =>
  SENSITIVE[action].actsOn === 'self' && (method === 'key' || method === 'totp');

/**
 * Asks users to prove who they are, above the screen whose call was refused. The call is repeated then, and what was
 * typed stays [OUR-482].
 */
export function StepUp(): ReactElement | null {
  const { t } = useTranslation();
  const [question] = useSnapshot(stepUp).questions;
  if (question === undefined) return null;
  const { id, action, method } = question;
  return (
    <Dialog
      key={id}
      isOpen
      size="small"
      role="alertdialog"
      title={t(($) => $.stepUp.title)}
      onOpenChange={() => answerStepUp(id, false)}
    >
      <p className={css.hint}>{t(($) => $.stepUp.hint)}</p>
      <Ways
        action={action}
        method={method}
        onProven={() => answerStepUp(id, true)}
        onCancel={() => answerStepUp(id, false)}
      />
    </Dialog>
  );
}

function Ways({ method, ...props }: WayProps & { method: StepUpMethod }): ReactElement {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  if (isLost) return <ByRecoveryCode {...props} />;
  const Way = WAYS[method];
  return (
    <Way {...props}>
      {mayRecover(props.action, method) && (
        <Button isFullWidth onPress={() => setLost(true)}>
          {t(($) => $.session.factor.useRecovery)}
        </Button>
      )}
    </Way>
  );
}
