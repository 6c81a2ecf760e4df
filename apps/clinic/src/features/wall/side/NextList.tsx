import { useCall } from '@isopter/api-client';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useShortPatientName } from '../../../lib/domain/patients/usePatientName.ts';
import { aboutMinutes } from '../../../lib/domain/tests/aboutMinutes.ts';
import { useClock } from '../../../lib/domain/tests/useElapsed.ts';
import { useShortTestName } from '../../../lib/domain/tests/useTestName.ts';
import { type NextTest, ROWS } from '../rules/day.ts';
import { Panel } from './Panel.tsx';
import * as css from './Side.css.ts';

/** The next patients with their devices, and when those are free [OUR-791]. */
export function NextList({ tests }: { tests: readonly NextTest[] }): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  return (
    <Panel
      title={t(($) => $.wall.next)}
      note={tests.length > 0 ? t(($) => $.wall.waiting, { amount: number(tests.length) }) : undefined}
    >
      {tests.length === 0 ? (
        <p className={css.empty}>{t(($) => $.today.empty.today)}</p>
      ) : (
        <ul className={css.rows}>
          {tests.slice(0, ROWS.next).map((one) => (
            <NextRow key={one.test.id} next={one} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NextRow({ next }: { next: NextTest }): ReactElement {
  const { time } = useFormats();
  const nameOf = useShortPatientName();
  const testName = useShortTestName();
  return (
    <li className={css.row}>
      <time className={css.time} dir="ltr">
        {time(next.ordered)}
      </time>
      <div className={css.words}>
        <div className={css.strong}>
          <bdi>{nameOf(next.patient)}</bdi>
        </div>
        <div className={css.oneLine}>{testName(next.test.test_group)}</div>
      </div>
      <div className={css.end}>
        <bdi className={css.endName}>{next.device}</bdi>
        <span className={css.small}>
          {next.readiness === 'busy' && next.on?.administering_test ? (
            <FreeIn test={next.on.administering_test} />
          ) : (
            <Readiness next={next} />
          )}
        </span>
      </div>
    </li>
  );
}

function Readiness({ next: { readiness } }: { next: NextTest }): string {
  const { t } = useTranslation();
  return t(($) => $.wall.readiness[readiness]);
}

/** In how many minutes the test that runs on the device usually ends; its tile has loaded it already. */
function FreeIn({ test: id }: { test: string }): string {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const { data: test } = useCall('getTest', { params: { id } }, { silent: true });
  const end =
    test?.time_start && typeof test.expected_seconds === 'number'
      ? Date.parse(test.time_start) + test.expected_seconds * 1000
      : null;
  const minutes = useClock((now) => (end === null || end <= now ? null : aboutMinutes((end - now) / 1000)));
  return minutes === null ? t(($) => $.wall.readiness.busy) : t(($) => $.wall.inMinutes, { minutes: number(minutes) });
}
