import type { AuditRow } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { FilterIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonalProblem } from '../../lib/domain/patients/usePersonalProblem.ts';
import { useLoggedName } from './useLoggedName.ts';

interface Filters {
  patient?: string;
  person?: string;
  object?: string;
}

/** From a row to all rows of the same person, of one of its patients, or of its object [OUR-141, OUR-511]. */
export function useLogActions(
  { patient, person, object }: Filters,
  setFilters: (change: Filters) => void,
): (row: AuditRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const nameOf = useLoggedName();
  const problemOf = usePersonalProblem();
  return useCallback(
    ({ actor, patients, objects }) => [
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
      ...patients.flatMap((one) => {
        const [id, name] = [one.id, nameOf(one)];
        return name !== null && id !== patient
          ? [
              {
                id,
                // the sentence that replaces the name is no name
                label:
                  problemOf(id) === null
                    ? t(($) => $.accessLog.ofPatient, { name })
                    : t(($) => $.accessLog.onlyPatient),
                icon: <FilterIcon />,
                onAction: () => setFilters({ patient: id }),
              },
            ]
          : [];
      }),
      ...objects.flatMap(({ id, name }) =>
        name && id !== object && id !== actor.id
          ? [
              {
                id: `object ${id}`,
                label: t(($) => $.accessLog.ofObject, { name }),
                icon: <FilterIcon />,
                onAction: () => setFilters({ object: id }),
              },
            ]
          : [],
      ),
    ],
    [nameOf, object, patient, person, problemOf, setFilters, t],
  );
}
