import { useCall } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { FileIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReports } from '../../../../lib/domain/reports/useReports.ts';
import { BundleReportDialog, useBundleModes } from '../../bundles/report/BundleReportDialog.tsx';

/** Props of {@link BundleReport}. */
export interface BundleReportProps {
  /** The test it is offered with. */
  test: Pick<Test, 'id' | 'patient'>;
  /** The bundle it is part of. */
  bundle: string;
}

/**
 * Shows the report of a finished bundle. If it exists as a single page, a dialog offers both reports; otherwise the
 * full one opens. If the modes cannot be loaded, it shows the report of the test [REP-02, REP-11]. The modes are loaded
 * in advance, because the window has to open in the click.
 */
export function BundleReport({ test, bundle: id }: BundleReportProps): ReactElement | null {
  const { t } = useTranslation();
  const reports = useReports();
  const [isAsking, setAsking] = useState(false);
  const { data: bundle } = useCall('getTestBundle', { params: { id } }, { silent: true });
  // of a bundle that is not finished there is no report to ask about [BUND-01]
  const isFinished = bundle?.status.name === 'finished';
  const modes = useBundleModes(isFinished ? id : null);
  if (!isFinished) return null;

  const choose = (): void => {
    if (modes.data?.singlepage) setAsking(true);
    else if (modes.data) reports.showBundle(bundle, 'full');
    else reports.show(test);
  };
  return (
    <>
      <Button icon={<FileIcon />} isFullWidth isPending={!modes.data && !modes.error} onPress={choose}>
        {modes.data?.singlepage ? t(($) => $.reports.bundleAsking) : t(($) => $.reports.bundle)}
      </Button>
      <BundleReportDialog bundle={bundle} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
