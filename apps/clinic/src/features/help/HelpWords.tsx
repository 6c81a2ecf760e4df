import type { AppLanguage } from '@isopter/contract';
import { ErrorState } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts, loadTexts } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Loading } from '../../lib/screen/Loading.tsx';

type Attempt = 'loading' | 'failed';

/** Shows the help once its words are there in the language of the application: they are many, and nobody else needs them. */
export function HelpWords({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const [attempt, setAttempt] = useState<{ in: AppLanguage; is: Attempt }>({ in: language, is: 'loading' });
  const isFailed = attempt.in === language && attempt.is === 'failed';

  useEffect(() => {
    if (isFailed || hasTexts(language, 'help')) return undefined;
    let isGone = false;
    loadTexts(language, 'help').then(
      // there now: drawn anew
      () => !isGone && setAttempt({ in: language, is: 'loading' }),
      () => !isGone && setAttempt({ in: language, is: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [language, isFailed]);

  if (hasTexts(language, 'help')) return <>{children}</>;
  if (!isFailed) return <Loading />;
  return (
    <ErrorState
      title={t(($) => $.navigation.screenMissing)}
      onRetry={() => setAttempt({ in: language, is: 'loading' })}
    >
      {t(($) => $.navigation.screenMissingHint)}
    </ErrorState>
  );
}
