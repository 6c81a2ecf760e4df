import { usePatientsOf } from '@isopter/api-client';
import type { CustomBundle } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextCell } from '../../../../lib/frame/list/TextCell.tsx';
import { usePatientNameIfAny } from '../../../../lib/domain/patients/usePatientName.ts';
import { useBundleName } from '../useBundleName.ts';

/** Returns the columns of the list of custom bundles. @param rows the listed bundles */
export function useCustomBundleColumns(rows: readonly CustomBundle[]): readonly TableColumn<CustomBundle>[] {
  const { t } = useTranslation();
  const nameOf = useBundleName();
  const patientNameOf = usePatientNameIfAny();
  const patients = usePatientsOf(rows.flatMap(({ patient }) => patient ?? [])).data?.results;
  return useMemo(
    () => [
      {
        id: 'name',
        title: t(($) => $.customBundles.name),
        isRowHeader: true,
        cell: ({ name }) => <TextCell text={name} title={t(($) => $.customBundles.name)} />,
      },
      {
        id: 'tests',
        title: t(($) => $.bundles.tests),
        cell: ({ test_groups }) => <TextCell text={nameOf(test_groups)} title={t(($) => $.bundles.tests)} />,
      },
      {
        id: 'patient',
        title: t(($) => $.customBundles.offeredTo),
        cell: ({ patient }) => {
          if (!patient) return t(($) => $.customBundles.everybody);
          const name = patientNameOf(patients?.find(({ id }) => id === patient));
          // one of another office has no name here
          return patients && <TextCell text={name} title={t(($) => $.customBundles.offeredTo)} />;
        },
      },
    ],
    [nameOf, patientNameOf, patients, t],
  );
}
