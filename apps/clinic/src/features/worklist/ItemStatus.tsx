import type { WorkItem } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StepMark } from '../../lib/domain/pacs/StepMark.tsx';

/** Whether an item can be worked with: green, or red with what is to be known first [PACS-05]. */
export function ItemStatus({ status, status_details }: Pick<WorkItem, 'status' | 'status_details'>): ReactElement {
  const { t } = useTranslation();
  const isWarning = status === 'Warning';
  return (
    <StepMark step={isWarning ? 'failure' : 'success'} details={isWarning ? status_details : null}>
      {t(($) => $.pacs.itemStatuses[status])}
    </StepMark>
  );
}
