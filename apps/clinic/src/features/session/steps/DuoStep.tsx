import { Button, FormError } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface DuoStepProps {
  /** Address of Duo's page; undefined if Duo does not answer. */
  url: string | undefined;
  onLeft: (failure: string | null) => void;
  /** Alternatives to this step. */
  children: ReactNode;
}

/** Offers Duo together with its alternatives. Without alternatives, the sign-in opens Duo at once [OUR-491]. */
export function DuoStep({ url, onLeft, children }: DuoStepProps): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      {url === undefined ? (
        <FormError>{t(($) => $.session.duoUnavailable)}</FormError>
      ) : (
        <>
          <p role="status">{t(($) => $.session.factor.duo)}</p>
          <Button variant="primary" isFullWidth onPress={() => location.assign(url)}>
            {t(($) => $.session.factor.useDuo)}
          </Button>
        </>
      )}
      {children}
      <Button variant="quiet" isFullWidth onPress={() => onLeft(null)}>
        {t(($) => $.common.cancel)}
      </Button>
    </>
  );
}
