import { Button, ErrorState } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { centred } from './Notice.css.ts';

/** A part of the page could not be loaded, mostly because a newer version has taken its place: offers to load that. */
export function ReloadNotice(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={centred} role="alert">
      <ErrorState
        title={t(($) => $.navigation.reloadTitle)}
        action={
          <Button variant="primary" onPress={() => location.reload()}>
            {t(($) => $.navigation.reload)}
          </Button>
        }
      >
        {t(($) => $.navigation.reloadHint)}
      </ErrorState>
    </div>
  );
}
