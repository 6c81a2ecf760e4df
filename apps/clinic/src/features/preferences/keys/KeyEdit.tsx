import { useAuthenticator } from '@isopter/api-client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Loading } from '../../../lib/frame/screen/Loading.tsx';
import { LoadFailed } from '../../../lib/frame/screen/LoadFailed.tsx';
import { KEYS_HREF, KeyForm } from './KeyForm.tsx';

/** /authenticator/edit/:id, the name of a security key (KEY-02). */
export function KeyEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const load = useAuthenticator(id);
  const { data, error } = load;
  if (data !== undefined) return <KeyForm key={id} authenticator={data} />;
  if (error === undefined) return <Loading />;
  return (
    <LoadFailed
      title={t(($) => $.keys.loadOneFailed)}
      error={error}
      loads={[load]}
      back={{ href: KEYS_HREF, label: t(($) => $.keys.title) }}
    />
  );
}
