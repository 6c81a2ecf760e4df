import { useCall, useClient } from '@isopter/api-client';
import type { ReportMode, Test } from '@isopter/contract';
import { Button, Dialog } from '@isopter/ui';
import { FileIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadBundle, loadReport } from '../../../lib/reports/loadReport.ts';
import { useReportWindow } from '../../../lib/reports/useReportWindow.ts';

/** Props of {@link BundleReport}. */
export interface BundleReportProps {
  /** The test it is offered with. */
  test: Pick<Test, 'id' | 'patient'>;
  /** The bundle it is part of. */
  bundle: string;
}

/**
 * Shows the report of a bundle that is finished. Where it exists as a single page, a dialog asks which one; else the full
 * one opens. Whoever cannot be told gets the report of the test itself [REP-02, REP-11]. What there is, is asked
 * beforehand: the window has to open in the click.
 */
export function BundleReport({ test, bundle: id }: BundleReportProps): ReactElement | null {
  const { t } = useTranslation();
  const client = useClient();
  const { open } = useReportWindow();
  const [isAsking, setAsking] = useState(false);
  const { data: bundle } = useCall('getTestBundle', { params: { id } }, { silent: true });
  // of a bundle that is not finished there is no report to ask about [BUND-01]
  const isFinished = bundle?.status.name === 'finished';
  const modes = useCall('getBundleReportModes', isFinished ? { query: { test_bundle_id: id } } : null, {
    silent: true,
  });
  if (!isFinished) return null;

  const show = (mode: ReportMode): void => {
    setAsking(false);
    open(() => loadBundle(client, mode, { test_bundle_id: id, patient: test.patient }));
  };
  const choose = (): void => {
    if (modes.data?.singlepage) setAsking(true);
    else if (modes.data) show('full');
    else open(() => loadReport(client, 'html', test));
  };
  return (
    <>
      <Button icon={<FileIcon />} isFullWidth isPending={!modes.data && !modes.error} onPress={choose}>
        {modes.data?.singlepage ? t(($) => $.reports.bundleAsking) : t(($) => $.reports.bundle)}
      </Button>
      <Dialog
        size="small"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(($) => $.reports.bundle)}
        actions={
          <>
            <Button onPress={() => show('full')}>{t(($) => $.reports.full)}</Button>
            <Button variant="primary" onPress={() => show('single page')}>
              {t(($) => $.reports.singlePage)}
            </Button>
          </>
        }
      >
        <p>{t(($) => $.reports.bundleModes)}</p>
      </Dialog>
    </>
  );
}
