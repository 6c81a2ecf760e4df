import { ErrorState, LinkButton, useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME } from './routes.ts';
import { centred } from './Notice.css.ts';

/** Where a crashed screen stood: try it again, or go back (ERR-07). */
export function Crashed({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useTranslation();
  const { name } = useBrand();
  return (
    <div className={centred}>
      <ErrorState
        title={t(($) => $.navigation.crashedTitle)}
        onRetry={onRetry}
        action={
          <LinkButton href={HOME} variant="quiet">
            {t(($) => $.navigation.home)}
          </LinkButton>
        }
      >
        {t(($) => $.navigation.crashedHint, { product: name })}
      </ErrorState>
    </div>
  );
}
