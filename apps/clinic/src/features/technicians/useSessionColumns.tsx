import { fullName, type Session } from '@isopter/contract';
import { StatusMarker, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';

interface SessionColumns {
  columns: readonly TableColumn<Session>[];
  rowLabel: (session: Session) => string;
}

/** Returns the columns of sessions [TECH-02]; those not over also show whether somebody joined [TECH-07]. */
export function useSessionColumns(past: boolean): SessionColumns {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const nameOf = usePatientName();
  return useMemo(() => {
    const titles = { patient: t(($) => $.technicians.patient), user: t(($) => $.technicians.user) };
    const rowLabel = ({ patient, user }: Session): string => (patient ? nameOf(patient) : fullName(user));
    const columns: TableColumn<Session>[] = [
      {
        id: 'patient',
        title: titles.patient,
        isRowHeader: true,
        cell: ({ patient }) => <TextCell text={patient ? nameOf(patient) : undefined} title={titles.patient} />,
      },
      { id: 'user', title: titles.user, cell: ({ user }) => <TextCell text={fullName(user)} title={titles.user} /> },
      { id: 'created', title: t(($) => $.technicians.created), cell: ({ created }) => moment(created) },
    ];
    const state: TableColumn<Session> = {
      id: 'state',
      title: t(($) => $.technicians.state.label),
      cell: ({ admin }) => (
        <StatusMarker tone={admin ? 'positive' : 'caution'}>
          {t(($) => $.technicians.state[admin ? 'joined' : 'waiting'])}
        </StatusMarker>
      ),
    };
    return { rowLabel, columns: past ? columns : [...columns, state] };
  }, [moment, nameOf, past, t]);
}
