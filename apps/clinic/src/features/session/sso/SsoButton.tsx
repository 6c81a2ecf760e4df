import { Button } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { authorizePath, knownDomain } from './ssoDomain.ts';

/** Leaves for the single sign-on of the clinic, where its domain is known; nothing otherwise [AUTH-04]. */
export function SsoButton(): ReactElement | null {
  const { t } = useTranslation();
  const search = useSearch();
  const [isLeaving, setLeaving] = useState(false);
  const [domain] = useState(() => knownDomain(new URLSearchParams(search)));
  if (domain === null) return null;
  const leave = (): void => {
    setLeaving(true);
    location.assign(authorizePath(domain, location.origin));
  };
  return (
    <Button isFullWidth isPending={isLeaving} onPress={leave}>
      {t(($) => $.session.sso.submit)}
    </Button>
  );
}
