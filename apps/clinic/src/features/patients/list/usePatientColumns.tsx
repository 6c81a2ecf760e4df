import { hasStatus, type Patient, testStatus } from '@isopter/contract';
import { MissingValue, StatusMarker, type TableColumn } from '@isopter/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { TextCell } from '../../../lib/frame/list/TextCell.tsx';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { birthColumn, shownLocalName } from '../../../lib/domain/patients/shown.ts';
import { usePatientName, usePatientNameIfAny } from '../../../lib/domain/patients/usePatientName.ts';
import { localName } from '../PatientList.css.ts';
import { statusTone } from '../../../lib/domain/tests/statusTone.ts';

interface PatientColumns {
  columns: readonly TableColumn<Patient>[];
  rowLabel: (patient: Patient) => string;
}

/**
 * Returns the columns of the list of patients; missing values are marked (PAT-13, PAT-14, PAT-22). The id of a column
 * that sorts is the server's name for the order.
 */
export function usePatientColumns(): PatientColumns {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const { date, when } = useFormats();
  const testName = useTestName();
  const nameOf = usePatientName();
  const nameIfAny = usePatientNameIfAny();

  return useMemo(() => {
    const orMissing = (value: ReactNode, label: string): ReactNode => value || <MissingValue label={label} />;
    const birth = birthColumn(preferences);
    const birthTitle = birth === 'year' ? t(($) => $.patients.birth_year) : t(($) => $.patients.date_of_birth);
    const idTitle = t(($) => $.patients.patient_id_number);
    const nameTitle = t(($) => $.patients.patient);

    const named = (patient: Patient, name: ReactNode): ReactNode => {
      const local = shownLocalName(patient, preferences);
      if (local === '') return name;
      return (
        <>
          {name} <bdi className={localName}>{local}</bdi>
        </>
      );
    };
    const bornOn = ({ date_of_birth }: Patient): string => {
      if (!date_of_birth) return '';
      return birth === 'year' ? date_of_birth.slice(0, 4) : date(date_of_birth);
    };
    const statusOf = ({ last_test }: Patient): ReactNode => {
      const status = testStatus(last_test?.status);
      return status && <StatusMarker tone={statusTone(status)}>{t(($) => $.statuses[status])}</StatusMarker>;
    };
    const lastWhen = ({ last_test }: Patient): ReactNode => {
      if (!last_test) return null;
      if (!last_test.time_start) return <MissingValue label={t(($) => $.patients.when)} />;
      return hasStatus(last_test.status, 'started', 'paused')
        ? t(($) => $.patients.now)
        : when(last_test.time_start, 'alone', last_test.timezone);
    };

    const columns: TableColumn<Patient>[] = [
      {
        id: 'last_name',
        title: nameTitle,
        isRowHeader: true,
        isSortable: !preferences.disable_pi && !preferences.enable_zero_pii,
        cell: (patient) => named(patient, orMissing(nameIfAny(patient), nameTitle)),
      },
      ...(birth === null
        ? []
        : [
            {
              id: 'date_of_birth',
              title: birthTitle,
              isNumeric: true,
              isSortable: !preferences.enable_zero_pii,
              cell: (patient: Patient) => orMissing(bornOn(patient), birthTitle),
            },
          ]),
      ...(preferences.disable_pi
        ? []
        : [
            {
              id: 'patient_id_number',
              title: idTitle,
              isNumeric: true,
              isSortable: true,
              priority: 2 as const,
              cell: ({ patient_id_number }: Patient) => <TextCell text={patient_id_number} title={idTitle} isCode />,
            },
          ]),
      {
        id: 'test',
        title: t(($) => $.patients.last_test),
        priority: 2,
        cell: ({ last_test }) => (last_test ? testName(last_test.test_group) : t(($) => $.patients.never)),
      },
      {
        id: 'last_test',
        title: t(($) => $.patients.when),
        isSortable: true,
        priority: 3,
        cell: lastWhen,
      },
      { id: 'status', title: t(($) => $.patients.status), cell: statusOf },
    ];
    return { columns, rowLabel: nameOf };
  }, [date, nameIfAny, nameOf, preferences, t, testName, when]);
}
