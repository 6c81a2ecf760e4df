import { Button } from '@isopter/ui';
import { CautionIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Alerts.css.ts';

interface AlertsFailedProps {
  /** Loads them again; left out where another part of the screen offers it. */
  onRetry?: () => void;
}

/** Says that alerts could not be loaded, so that nobody takes them for none. */
export function AlertsFailed({ onRetry }: AlertsFailedProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={css.failed} role="status">
      <CautionIcon />
      {t(($) => $.patients.alerts.loadFailed)}
      {onRetry && (
        <Button size="sm" variant="quiet" onPress={onRetry}>
          {t(($) => $.common.retry)}
        </Button>
      )}
    </div>
  );
}
