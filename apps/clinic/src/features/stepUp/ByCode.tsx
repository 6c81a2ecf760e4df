import { ApiError } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/platform/api/client.ts';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { CodeForm, type CodeRefusal } from '../../lib/frame/secondFactors/CodeForm.tsx';
import type { WayProps } from './StepUp.tsx';

/** The code is wrong, or recovery codes are not accepted for this call. */
const REFUSALS: readonly string[] = [ERROR_NAME.WRONG_CODE, ERROR_NAME.STEP_UP_REQUIRED];

/** Proof by the code of the authenticator app. */
export const ByApp = (props: WayProps): ReactElement => <ByCode {...props} kind="totp" />;

/** Proof by a recovery code, for a user who lost their key or phone. */
export const ByRecoveryCode = (props: WayProps): ReactElement => <ByCode {...props} kind="recovery" />;

function ByCode({
  kind,
  action,
  onProven,
  onCancel,
  children,
}: WayProps & { kind: 'totp' | 'recovery' }): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const check = async (code: string): Promise<CodeRefusal | undefined> => {
    try {
      await client.call('checkCode', { body: { action, code } });
      onProven();
      return undefined;
    } catch (error) {
      const isWrong = error instanceof ApiError && error.name !== undefined && REFUSALS.includes(error.name);
      return isWrong ? 'wrong' : { failure: errorText(error, 'login') };
    }
  };
  return (
    <CodeForm
      kind={kind}
      title={t(($) => $.stepUp.title)}
      hint={<p>{t(($) => (kind === 'totp' ? $.stepUp.codeHint : $.session.factor.recovery))}</p>}
      submitLabel={t(($) => $.stepUp.confirm)}
      check={check}
      onCancel={onCancel}
    >
      {children}
    </CodeForm>
  );
}
