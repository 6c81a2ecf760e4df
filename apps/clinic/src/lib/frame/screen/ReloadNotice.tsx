import { Button, ErrorState } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { centred } from './Notice.css.ts';

/** Props of {@link ReloadNotice}. */
export interface ReloadNoticeProps {
  title: string;
  hint: string;
  /** Tries without loading the page again, where that may help. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Something of the page is not there, perhaps because a newer version has taken its place: offers to load that. */
export function ReloadNotice({ title, hint, onRetry, isRetrying }: ReloadNoticeProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={centred}>
      <ErrorState
        title={title}
        action={
          <Button variant={onRetry ? 'quiet' : 'primary'} onPress={() => location.reload()}>
            {t(($) => $.navigation.reload)}
          </Button>
        }
        {...(onRetry && { onRetry })}
        {...(isRetrying !== undefined && { isRetrying })}
      >
        {hint}
      </ErrorState>
    </div>
  );
}
