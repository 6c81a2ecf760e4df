import { Button } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { session } from '../../../lib/platform/session/session.ts';
import { authorizePath, knownDomain } from './ssoDomain.ts';
import { returnUrl } from './returning.ts';

/** Props of {@link SsoButton}. */
export interface SsoButtonProps {
  /** The domain a right password was answered with: it counts before any other, and is kept. */
  required?: string | undefined;
  /** Keeps the screen and its input: the sign-in opens in a new tab and reports back here. @default false */
  isBeside?: boolean;
}

/** Leaves for the single sign-on of the clinic, where its domain is known; nothing otherwise [AUTH-04]. */
export function SsoButton({ required, isBeside = false }: SsoButtonProps): ReactElement | null {
  const { t } = useTranslation();
  const search = useSearch();
  const [isLeaving, setLeaving] = useState(false);
  const [domain] = useState(() =>
    knownDomain(new URLSearchParams(required === undefined ? search : { sso_domain: required })),
  );
  if (domain === null) return null;
  const leave = (): void => {
    const { return_to, former_user } = session;
    const path = authorizePath(domain, returnUrl(location.origin, { return_to, former_user }));
    if (isBeside) return void window.open(path, '_blank', 'noopener');
    setLeaving(true);
    location.assign(path);
  };
  return (
    <>
      <Button isFullWidth isPending={isLeaving} onPress={leave}>
        {t(($) => $.session.sso.submit)}
      </Button>
      {isBeside && <p>{t(($) => $.session.sso.beside)}</p>}
    </>
  );
}
