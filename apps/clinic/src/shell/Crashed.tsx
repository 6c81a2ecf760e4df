import { ErrorState, LinkButton, useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { centred } from '../lib/frame/screen/Notice.css.ts';
import { useHome } from './useHome.ts';

/** Props of {@link Crashed}. */
export interface CrashedProps {
  onRetry: () => void;
}

/** Where a crashed screen stood: try it again, or go back (ERR-07). */
export function Crashed({ onRetry }: CrashedProps): ReactElement {
  const { t } = useTranslation();
  const { name } = useBrand();
  const home = useHome();
  return (
    <div className={centred}>
      <ErrorState
        title={t(($) => $.navigation.crashedTitle)}
        onRetry={onRetry}
        action={
          <LinkButton href={home.href} variant="quiet">
            {home.label}
          </LinkButton>
        }
      >
        {t(($) => $.navigation.crashedHint, { product: name })}
      </ErrorState>
    </div>
  );
}
