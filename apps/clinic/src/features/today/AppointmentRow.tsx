import type { DayAppointment } from '@isopter/contract';
import { Link, type TableColumn } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { AppointmentActions } from '../../lib/domain/appointments/AppointmentActions.tsx';
import { AppointmentMark } from '../../lib/domain/appointments/AppointmentMark.tsx';
import { useAppointmentText } from '../../lib/domain/appointments/useAppointmentText.ts';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import type { Row } from './rules/groups.ts';
import * as css from './Today.css.ts';

/** Props of {@link AppointmentRow}. */
export interface AppointmentRowProps {
  appointment: DayAppointment;
  /** The columns of the list of tests; the row shows the same facts of an appointment in the same columns. */
  columns: readonly TableColumn<Row>[];
  /** Whether the address names it, such as that of a calendar. */
  isLinked: boolean;
}

const CLASSES: Readonly<Record<string, string>> = {
  patient: css.rowPatient,
  device: css.rowLane,
  since: css.rowSince,
  state: css.rowState,
};

/** A planned test of the day: with whom, in which room, when, and how it stands [OUR-769]. */
export function AppointmentRow({ appointment, columns, isLinked }: AppointmentRowProps): ReactElement {
  const { time } = useFormats();
  const text = useAppointmentText();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) row.current?.querySelector('a')?.focus();
  }, [isLinked]);
  const { id, patient, room, device_name, at, timezone } = appointment;
  const cells: Readonly<Record<string, ReactNode>> = {
    patient: (
      <Link variant="quiet" href={`/patients/${patient}`}>
        {text.patient(appointment)}
      </Link>
    ),
    test: text.test(appointment),
    device: <bdi>{room ?? device_name}</bdi>,
    since: <time dateTime={at}>{time(at, timezone)}</time>,
    state: <AppointmentMark appointment={appointment} />,
  };
  return (
    <li ref={row} className={css.row} data-group="planned" data-test={id} data-linked={isLinked || undefined}>
      {columns.map(({ id: column }) => (
        <span key={column} className={CLASSES[column]}>
          {cells[column]}
        </span>
      ))}
      <span className={css.rowAction}>
        <AppointmentActions appointment={appointment} />
      </span>
    </li>
  );
}
