import type { SensitiveCall } from '@isopter/contract';
import { Dialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { answerStepUp, stepUp } from '../../lib/stepUp/stepUp.ts';
import { ByKey } from './ByKey.tsx';
import { ByPassword } from './ByPassword.tsx';
import { BySso } from './BySso.tsx';
import * as css from './StepUp.css.ts';

/** Props of the ways to prove who one is. */
export interface WayProps {
  /** The call that was refused. */
  action: SensitiveCall;
  onProven: () => void;
  onCancel: () => void;
}

const WAYS = { key: ByKey, password: ByPassword, sso: BySso };

/**
 * Asks users to prove who they are, above the screen whose call was refused. The call is repeated then, and what was
 * typed stays [OUR-482].
 */
export function StepUp(): ReactElement | null {
  const { t } = useTranslation();
  const [question] = useSnapshot(stepUp).questions;
  if (question === undefined) return null;
  const { id, action, method } = question;
  const Way = WAYS[method];
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
      <Way action={action} onProven={() => answerStepUp(id, true)} onCancel={() => answerStepUp(id, false)} />
    </Dialog>
  );
}
