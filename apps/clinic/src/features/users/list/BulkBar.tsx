import { EMPLOYEE_ACTIONS, EMPLOYEES_AT_ONCE_MAX, type EmployeeAction } from '@isopter/contract';
import { Button, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { bar } from '../../../lib/frame/list/filters/ListFilters.css.ts';

interface BulkBarProps {
  count: number;
  /** Whether no more users can be selected. */
  isFull: boolean;
  /** Whether users get letters with links to choose a password; not with single sign-on. */
  mayResend: boolean;
  onAct: (action: EmployeeAction) => void;
  onClear: () => void;
}

/** The bulk actions for the selected users [OUR-525]. */
export function BulkBar({ count, isFull, mayResend, onAct, onClear }: BulkBarProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const actions = EMPLOYEE_ACTIONS.filter((action) => mayResend || action !== 'resend');
  return (
    <div className={bar} role="group" aria-label={t(($) => $.users.bulk.label)} data-part="bulk">
      <p role="status">
        <strong>{t(($) => $.users.bulk.count, { count, shown: number(count) })}</strong>
        {isFull && ` ${t(($) => $.users.bulk.full, { max: number(EMPLOYEES_AT_ONCE_MAX) })}`}
      </p>
      {actions.map((action) => (
        <Button key={action} size="sm" onPress={() => onAct(action)}>
          {t(($) => $.users.bulk.actions[action])}
        </Button>
      ))}
      <Button size="sm" variant="quiet" onPress={onClear}>
        {t(($) => $.users.bulk.clear)}
      </Button>
    </div>
  );
}
