import type { AuditRow } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { FilterIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface Filters {
  patient?: string;
  person?: string;
}

/** From a row to all rows of the same person, or of one of its patients [OUR-141]. */
export function useLogActions(
  { patient, person }: Filters,
  setFilters: (change: Filters) => void,
): (row: AuditRow) => readonly RowAction[] {
  const { t } = useTranslation();
  return useCallback(
    ({ actor, patients }) => [
      ...(actor.id && actor.name && actor.id !== person
        ? [
            {
              id: 'person',
              label: t(($) => $.accessLog.byPerson, { name: actor.name }),
              icon: <FilterIcon />,
              onAction: () => setFilters({ person: actor.id! }),
            },
          ]
        : []),
      ...patients.flatMap(({ id, display_name: name }) =>
        name && id !== patient
          ? [
              {
                id,
                label: t(($) => $.accessLog.ofPatient, { name }),
                icon: <FilterIcon />,
                onAction: () => setFilters({ patient: id }),
              },
            ]
          : [],
      ),
    ],
    [patient, person, setFilters, t],
  );
}
