import type { PacsRecord } from '@isopter/contract';
import { MissingValue, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';
import { pacsDate, personName } from '../../lib/domain/pacs/dicom.ts';
import { STEP_OF_PROCEDURE, stepOfResult } from '../../lib/domain/pacs/steps.ts';
import { StepMark } from '../../lib/domain/pacs/StepMark.tsx';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';

const SORTED = ['patient_name', 'status', 'status_changed'] as const;
/** Columns by which the server sorts records [PACS-11]. */
export const RECORD_ORDERINGS = SORTED.flatMap((column) => [column, `-${column}` as const]);

interface RecordColumns {
  columns: readonly TableColumn<PacsRecord>[];
  rowLabel: (record: PacsRecord) => string;
}

/** Returns the columns of records [PACS-06, PACS-07, PACS-08]. */
export function useRecordColumns(): RecordColumns {
  const { t } = useTranslation();
  const { preferences, timezone } = useSignedIn();
  const { disable_pi } = preferences;
  const nameOf = useTestName();
  return useMemo(() => {
    const patient = t(($) => $.pacs.records.patient);
    const [state, step, changed] = [
      t(($) => $.pacs.records.status),
      t(($) => $.pacs.records.procedureStep),
      t(($) => $.pacs.records.statusChanged),
    ];
    const person = ({ patient_name }: PacsRecord): string | null => (disable_pi ? null : personName(patient_name));
    return {
      rowLabel: (record) => `${person(record) ?? patient}, ${nameOf(record.test_group)}`,
      columns: [
        {
          id: 'patient_name',
          title: patient,
          isRowHeader: true,
          isSortable: true,
          cell: (record) => <TextCell text={person(record)} title={patient} />,
        },
        {
          id: 'status',
          title: state,
          isSortable: true,
          cell: ({ status, commitment }) =>
            status === null ? (
              <MissingValue label={state} />
            ) : (
              <StepMark step={stepOfResult(status, commitment)} details={commitment?.details}>
                {t(($) => (commitment ? $.pacs.commitments[commitment.status] : $.pacs.records.statuses[status]))}
              </StepMark>
            ),
        },
        {
          id: 'procedure_step',
          title: step,
          cell: ({ procedure_step: told }) =>
            told ? (
              <StepMark step={STEP_OF_PROCEDURE[told.status]} details={told.details}>
                {t(($) => $.pacs.records.procedureSteps[told.status])}
              </StepMark>
            ) : (
              <MissingValue label={step} />
            ),
        },
        { id: 'test_group', title: t(($) => $.pacs.records.test), cell: ({ test_group }) => nameOf(test_group) },
        {
          id: 'status_changed',
          title: changed,
          isSortable: true,
          isNumeric: true,
          cell: ({ status_changed }) => (
            <TextCell text={status_changed && pacsDate(status_changed, timezone)} title={changed} dir="ltr" />
          ),
        },
      ],
    };
  }, [disable_pi, nameOf, t, timezone]);
}
