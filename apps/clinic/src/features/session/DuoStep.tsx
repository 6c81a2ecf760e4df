import { Button, FormError } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface DuoStepProps {
  /** Where Duo asks; undefined while Duo does not answer. */
  url: string | undefined;
  onLeft: (failure: string | null) => void;
  /** What can be done in place of it. */
  children: ReactNode;
}

/** Duo, where something else can be given in its place: without that the sign-in goes to Duo at once [OUR-491]. */
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
