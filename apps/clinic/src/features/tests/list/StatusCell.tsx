import type { SyncProgress, Test } from '@isopter/contract';
import { StatusMarker, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { statusTone } from '../../../lib/domain/tests/statusTone.ts';
import { isOffline, showsSyncProgress, statusOf } from './rules/status.ts';

/** The state of a test in words and colour; an offline one that syncs says how far it is [LIST-02, LIST-05, OUR-191]. */
export function StatusCell({ test, sync }: { test: Test; sync: SyncProgress | undefined }): ReactElement {
  const { t } = useTranslation();
  const percent = useNumberFormat({ style: 'percent' });
  const status = statusOf(test);
  const word = status ? t(($) => $.statuses[status]) : t(($) => $.tests.unknownStatus);
  return (
    <StatusMarker tone={statusTone(status)}>
      {showsSyncProgress(test) && sync
        ? t(($) => $.tests.synced, { percentage: percent(sync.percentage / 100) })
        : isOffline(test)
          ? t(($) => $.tests.offlineStatus, { status: word })
          : word}
    </StatusMarker>
  );
}
