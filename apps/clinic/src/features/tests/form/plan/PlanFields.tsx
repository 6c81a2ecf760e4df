import { Card, SegmentedControl } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { WhenFields } from '../../../../lib/domain/appointments/WhenFields.tsx';
import * as css from './PlanFields.css.ts';
import type { Planning } from './usePlanning.ts';

/** Whether a test starts now or is planned for a date and a time [OUR-765]. */
export function PlanFields({ planning }: { planning: Planning }): ReactElement | null {
  const { t } = useTranslation();
  if (!planning.isOffered) return null;
  return (
    <Card padding="small">
      <div className={css.plan}>
        <SegmentedControl
          label={t(($) => $.appointments.whenStarts)}
          segments={[
            { id: 'now', label: t(($) => $.appointments.now) },
            { id: 'later', label: t(($) => $.appointments.later) },
          ]}
          value={planning.isOn ? 'later' : 'now'}
          onChange={(id) => planning.setOn(id === 'later')}
        />
        {planning.isOn && (
          <div className={css.fields}>
            <WhenFields values={planning.values} onChange={planning.set} errors={planning.errors} />
          </div>
        )}
      </div>
    </Card>
  );
}
