import type { AppLanguage } from '@isopter/contract';
import { ErrorState } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts, loadTexts, type Part } from '../../platform/i18n/i18n.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { Loading } from './Loading.tsx';

type Attempt = 'loading' | 'failed';

interface PartWordsProps {
  /** The words that only its content needs. */
  part: Part;
  children: ReactNode;
}

/** Shows its content once the words of a part are loaded in the language of the application. */
export function PartWords({ part, children }: PartWordsProps): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const [attempt, setAttempt] = useState<{ in: AppLanguage; is: Attempt }>({ in: language, is: 'loading' });
  const isFailed = attempt.in === language && attempt.is === 'failed';

  useEffect(() => {
    if (isFailed || hasTexts(language, part)) return undefined;
    let isGone = false;
    loadTexts(language, part).then(
      // loaded now: render again
      () => !isGone && setAttempt({ in: language, is: 'loading' }),
      () => !isGone && setAttempt({ in: language, is: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [language, part, isFailed]);

  if (hasTexts(language, part)) return <>{children}</>;
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
