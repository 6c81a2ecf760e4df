import { Button, FormError, SignInScreen } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { client } from '../../lib/platform/api/client.ts';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../lib/platform/i18n/LanguageButton.tsx';
import { leaveAll } from '../../lib/frame/leaving/leaving.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { session } from '../../lib/platform/session/session.ts';
import { writeLocal } from '../../lib/platform/storage/local.ts';
import * as css from './Agreement.css.ts';
import { signOut } from './signIn.ts';

/** The clauses of the agreement, in their order. */
const CLAUSES = ['purpose', 'use', 'safeguards', 'report', 'subcontractors', 'rights', 'end'] as const;

/** /baa-agreement: the business associate agreement, to be accepted before any patient is seen (AUTH-14, AUTH-21). */
export function Agreement(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const title = t(($) => $.baa.title);

  const accept = async (): Promise<void> => {
    setPending(true);
    setFailed(false);
    try {
      await client.call('signBaaAgreement');
    } catch {
      setPending(false);
      setFailed(true);
      return;
    }
    writeLocal('show_baa_agreement', false);
    if (session.current !== null) session.current.show_baa_agreement = false;
    navigate(HOME, { replace: true });
  };

  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      <p>{t(($) => $.baa.hint)}</p>
      <ol className={css.clauses}>
        {CLAUSES.map((clause) => (
          <li key={clause}>{t(($) => $.baa.clauses[clause])}</li>
        ))}
      </ol>
      {hasFailed && <FormError>{t(($) => $.baa.signingError)}</FormError>}
      <Button variant="primary" isFullWidth isPending={isPending} onPress={() => void accept()}>
        {t(($) => $.baa.accept)}
      </Button>
      <Button
        variant="quiet"
        isFullWidth
        isDisabled={isPending}
        onPress={() => leaveAll(() => void signOut().then(() => navigate('/login')))}
      >
        {t(($) => $.common.cancel)}
      </Button>
    </SignInScreen>
  );
}
