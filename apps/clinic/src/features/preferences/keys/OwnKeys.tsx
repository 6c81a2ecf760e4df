import { useAuthenticators } from '@isopter/api-client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { Section } from '../Section.tsx';
import { KeyList } from './KeyList.tsx';

/** Security keys of a user who has or needs one, and does not manage keys for the clinic [OUR-406]. */
export function OwnKeys(): ReactElement | null {
  const { t } = useTranslation();
  const isRequired = useSignedIn().user.is_webauthn_authentication_required;
  const { data = [] } = useAuthenticators();
  if (!isRequired && data.length === 0) return null;
  return (
    <Section title={t(($) => $.keys.title)} scope="person">
      <KeyList />
    </Section>
  );
}
