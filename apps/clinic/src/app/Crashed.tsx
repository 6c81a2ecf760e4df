import { ErrorState, LinkButton, useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isLoadFailure } from './loadFailure.ts';
import { centred } from './Notice.css.ts';
import { ReloadNotice } from './ReloadNotice.tsx';
import { HOME } from './routes.ts';

/** Props of {@link Crashed}. */
export interface CrashedProps {
  error: unknown;
  onRetry: () => void;
}

/** Where a crashed screen stood: try it again, or go back; one whose files are gone needs another page (ERR-07). */
export function Crashed({ error, onRetry }: CrashedProps): ReactElement {
  const { t } = useTranslation();
  const { name } = useBrand();
  if (isLoadFailure(error)) return <ReloadNotice />;
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
