import { monitorKind, monitorPath, sideOfTest, testStatus } from '@isopter/contract';
import { Link, LinkButton, ProgressBar, StatusMarker } from '@isopter/ui';
import { CautionIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Going } from '../../lib/alarm/Going.tsx';
import { useFormats } from '../../lib/format/useFormats.ts';
import { useMayWrite } from '../../lib/session/useMayWrite.ts';
import { SignOffMark } from '../../lib/tests/SignOffMark.tsx';
import { statusTone } from '../../lib/tests/statusTone.ts';
import { useDuration, useElapsed } from '../../lib/tests/useElapsed.ts';
import { useTestName } from '../../lib/tests/useTestName.ts';
import type { Row } from './rules/groups.ts';
import * as css from './Today.css.ts';
import { useNeedText } from './useNeedText.ts';
import { usePatientName } from '../../lib/patients/usePatientName.ts';

/** A test of the day: with whom, on what, since when, how it stands, and the way to it [OUR-260]. */
export function TestRow({ row }: { row: Row }): ReactElement {
  const { t } = useTranslation();
  const nameOf = usePatientName();
  const testName = useTestName();
  const needText = useNeedText();
  const mayWrite = useMayWrite();
  const { test, patient, group, lane } = row;
  const name = nameOf(patient);
  const title = testName(test.test_group);
  const kind = monitorKind(test, lane?.device.capabilities);
  const said = lane && needText(lane);
  const label = t(($) => $.tests.rowNameOf, { patient: name, test: title });
  return (
    <li className={css.row} data-group={group} data-test={test.id}>
      <span className={css.rowPatient}>
        {patient ? (
          <Link variant="quiet" href={group === 'done' ? `/tests/findings/${test.id}` : `/tests/${patient.id}`}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      <span>
        {t(($) => $.testNames.withDetail, { test: title, detail: t(($) => $.tests.sides[sideOfTest(test)]) })}
      </span>
      {row.device && <bdi className={css.rowLane}>{row.device}</bdi>}
      <span className={css.rowSince}>
        <Since row={row} />
      </span>
      <span className={css.rowState}>
        <State row={row} />
      </span>
      <span className={css.rowAction} data-row-action>
        {group !== 'done' && kind && (
          <LinkButton
            size="sm"
            href={`${monitorPath(kind, test.id)}?from=today`}
            aria-label={t(($) => $.today.monitorOf, { row: label })}
          >
            {t(($) => $.tests.actions.monitor)}
          </LinkButton>
        )}
      </span>
      {said && (
        <span className={`${css.reason} ${css.rowReason}`} data-needs={group === 'needs' || undefined}>
          {group === 'needs' && <CautionIcon aria-hidden />}
          {said}
          {lane && mayWrite && (
            <span className={css.rowGoing} data-row-going>
              <Going
                test={test.id}
                device={lane.device.name}
                attentions={lane.needs}
                attendance={lane.attendance}
                isNamed={false}
              />
            </span>
          )}
        </span>
      )}
    </li>
  );
}

function Since({ row: { test, ordered, group } }: { row: Row }): ReactElement {
  const { time, when } = useFormats();
  if (group === 'done') return <>{test.time_end && time(test.time_end)}</>;
  if (group === 'waiting' || !test.time_start) return <>{when(ordered)}</>;
  return <Elapsed since={test.time_start} />;
}

function Elapsed({ since }: { since: string }): ReactElement {
  const { t } = useTranslation();
  const duration = useDuration();
  return (
    <time dir="ltr" title={t(($) => $.wall.elapsed)}>
      {duration(useElapsed(since))}
    </time>
  );
}

function State({ row: { test, group, lane, waits } }: { row: Row }): ReactElement | null {
  const { t } = useTranslation();
  const status = testStatus(test.status);
  if (waits) return <>{t(($) => $.today.waits[waits])}</>;
  if (group === 'done' && test.sign_off) return <SignOffMark status={test.sign_off} />;
  if (lane && status !== 'syncing') {
    return (
      <ProgressBar
        label={t(($) => $.patients.devices.progress)}
        isLabelHidden
        value={lane.device.test_progress ?? 0}
        tone={group === 'needs' ? 'caution' : 'accent'}
      />
    );
  }
  return (
    <StatusMarker tone={statusTone(status)}>
      {status ? t(($) => $.statuses[status]) : t(($) => $.tests.unknownStatus)}
    </StatusMarker>
  );
}
