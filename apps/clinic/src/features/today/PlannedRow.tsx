import type { PlannedTest } from '@isopter/contract';
import { Link } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';
import * as css from './Today.css.ts';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';

/** A row for a test that a schedule orders that day [OUR-262]. */
export function PlannedRow({ plan }: { plan: PlannedTest }): ReactElement {
  const { t } = useTranslation();
  const nameOf = usePatientName();
  const testName = useTestName();
  return (
    <li className={css.row} data-group="planned">
      <span className={css.rowPatient}>
        <Link variant="quiet" href={`/tests/recurring/view/${plan.id}`}>
          <bdi>{nameOf(plan.patient)}</bdi>
        </Link>
      </span>
      <span className={css.rowPlan}>{plan.test_groups.map(testName).join(' · ')}</span>
      <span className={css.rowEvery}>{t(($) => $.today.every, { count: plan.period_in_days })}</span>
    </li>
  );
}
