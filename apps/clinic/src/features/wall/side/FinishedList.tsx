import type { DayTest } from '@isopter/contract';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useShortPatientName } from '../../../lib/domain/patients/usePatientName.ts';
import { useShortTestName } from '../../../lib/domain/tests/useTestName.ts';
import { ROWS } from '../rules/day.ts';
import { Panel } from './Panel.tsx';
import * as css from './Side.css.ts';

/** Props of {@link FinishedList}. */
export interface FinishedListProps {
  tests: readonly DayTest[];
  /** How many finished tests no doctor has read. */
  unread: number;
}

/** The tests that were finished last, and whether a doctor has read them [OUR-791]. */
export function FinishedList({ tests, unread }: FinishedListProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const { time } = useFormats();
  const nameOf = useShortPatientName();
  const testName = useShortTestName();
  return (
    <Panel
      title={t(($) => $.wall.finished)}
      note={t(($) => $.today.counts.unread, { count: unread, amount: number(unread) })}
    >
      {tests.length === 0 ? (
        <p className={css.empty}>{t(($) => $.wall.noneFinished)}</p>
      ) : (
        <ul className={css.rows}>
          {tests.slice(0, ROWS.finished).map(({ test, patient }) => (
            <li key={test.id} className={css.row}>
              <time className={css.time} dir="ltr">
                {test.time_end && time(test.time_end)}
              </time>
              <div className={css.words}>
                <div className={css.strong}>
                  <bdi>{nameOf(patient)}</bdi>
                </div>
                <div className={css.oneLine}>{testName(test.test_group)}</div>
              </div>
              <span className={`${css.end} ${css.small}`}>
                {test.sign_off === 'new' ? t(($) => $.wall.unread) : t(($) => $.wall.read)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
