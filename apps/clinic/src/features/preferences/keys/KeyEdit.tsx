import { useAuthenticator } from '@isopter/api-client';
import { ErrorState, LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useErrorText } from '../../../lib/errors/useErrorText.ts';
import { Loading } from '../../../lib/screen/Loading.tsx';
import { centred } from '../../../lib/screen/Notice.css.ts';
import { KEYS_HREF, KeyForm } from './KeyForm.tsx';

/** /authenticator/edit/:id, the name of a security key (KEY-02). */
export function KeyEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const { data, error, isValidating, mutate } = useAuthenticator(id);
  const errorText = useErrorText();
  if (data !== undefined) return <KeyForm key={id} authenticator={data} />;
  if (error === undefined) return <Loading />;
  return (
    <div className={centred}>
      <ErrorState
        title={t(($) => $.keys.loadOneFailed)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
        action={
          <LinkButton href={KEYS_HREF} variant="quiet">
            {t(($) => $.keys.title)}
          </LinkButton>
        }
      >
        {errorText(error)}
      </ErrorState>
    </div>
  );
}
