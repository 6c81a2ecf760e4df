import { type CallState, useCall } from '@isopter/api-client';
import type { ReportMode, TestBundle } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { Button, Dialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useReports } from '../../../../lib/domain/reports/useReports.ts';

/** Asks in which modes a bundle is reported [REP-02]. @param id null asks for nothing */
export const useBundleModes = (id: string | null): CallState<CallAnswer<'getBundleReportModes'>> =>
  useCall('getBundleReportModes', id === null ? null : { query: { test_bundle_id: id } }, { silent: true });

/** Props of {@link BundleReportDialog}. */
export interface BundleReportDialogProps {
  bundle: Pick<TestBundle, 'id' | 'patient' | 'current_test'>;
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * Asks for the single page or the full report of a bundle, and shows it in a separate window. If the modes cannot be
 * loaded, it shows the report of the current test [REP-02, REP-11].
 */
export function BundleReportDialog({ bundle, isOpen = true, onClose }: BundleReportDialogProps): ReactElement {
  const { t } = useTranslation();
  const reports = useReports();
  const { data, error } = useBundleModes(isOpen ? bundle.id : null);
  const { current_test: test, patient } = bundle;
  const show = (mode: ReportMode): void => {
    onClose();
    reports.showBundle(bundle, mode);
  };
  const showTest = (id: string): void => {
    onClose();
    reports.show({ id, patient });
  };
  const hasPage = data?.singlepage === true;
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t(($) => $.reports.bundle)}
      actions={
        error && test ? (
          <Button variant="primary" onPress={() => showTest(test.id)}>
            {t(($) => $.reports.ofCurrentTest)}
          </Button>
        ) : (
          <>
            <Button variant={hasPage ? 'secondary' : 'primary'} isPending={!data} onPress={() => show('full')}>
              {t(($) => $.reports.full)}
            </Button>
            {hasPage && (
              <Button variant="primary" onPress={() => show('single page')}>
                {t(($) => $.reports.singlePage)}
              </Button>
            )}
          </>
        )
      }
    >
      <p>
        {error
          ? t(($) => $.reports.bundleModesUnknown)
          : t(($) => (data && !hasPage ? $.reports.bundleFull : $.reports.bundleModes))}
      </p>
    </Dialog>
  );
}
