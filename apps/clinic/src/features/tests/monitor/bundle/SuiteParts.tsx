import type { Test } from '@isopter/contract';
import { LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type MonitorKind, monitorPath } from '@isopter/contract';

/** Props of {@link SuiteParts}. */
export interface SuitePartsProps {
  test: Test;
  /** The part that is shown. */
  shown: MonitorKind;
}

/** Links an ended part of a C-Suite to the other part; during the test the monitor follows automatically [MON-18]. */
export function SuiteParts({ test, shown }: SuitePartsProps): ReactElement | null {
  const { t } = useTranslation();
  if (test.test_group.group !== 'CSUITE') return null;
  const other = shown === 'contrast' ? 'acuity' : 'contrast';
  return (
    <LinkButton href={monitorPath(other, test.id)}>
      {t(($) => (other === 'contrast' ? $.monitor.partContrast : $.monitor.partAcuity))}
    </LinkButton>
  );
}
