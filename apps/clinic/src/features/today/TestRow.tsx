import { monitorKind, monitorPath } from '@isopter/contract';
import { LinkButton, type TableColumn } from '@isopter/ui';
import { CautionIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Going } from '../../lib/domain/alarm/Going.tsx';
import { useMayWrite } from '../../lib/platform/session/useMayWrite.ts';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';
import type { Row } from './rules/groups.ts';
import * as css from './Today.css.ts';
import { useNeedText } from './useNeedText.ts';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';

const CLASSES: Readonly<Record<string, string>> = {
  patient: css.rowPatient,
  device: css.rowLane,
  since: css.rowSince,
  state: css.rowState,
};

/** A test of the day: with whom, on what, since when, how it stands, and the way to it [OUR-260]. */
export function TestRow({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }): ReactElement {
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
      {columns.map(({ id, cell }) => (
        <span key={id} className={CLASSES[id]}>
          {cell(row)}
        </span>
      ))}
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
