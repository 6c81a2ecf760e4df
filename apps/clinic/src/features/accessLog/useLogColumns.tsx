import type { AuditRow } from '@isopter/contract';
import { Badge, Link, type TableColumn } from '@isopter/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/useFormats.ts';
import { wordOf } from '../../lib/audit/actions.ts';
import { cell } from './AccessLog.css.ts';
import { TextCell } from '../../lib/list/TextCell.tsx';

/** HTTP statuses from here on say that it was not done. */
const REFUSED = 400;

/** The columns of the access log, and how a row is called. */
export interface LogColumns {
  columns: readonly TableColumn<AuditRow>[];
  rowLabel: (row: AuditRow) => string;
}

/** What the access log says of each row: who, when, what, of whom, from where [OUR-140]. */
export function useLogColumns(): LogColumns {
  const { t } = useTranslation();
  const { moment } = useFormats();
  return useMemo(() => {
    const what = ({ action }: AuditRow): string => t(($) => $.accessLog.actions[wordOf(action)]);
    const whoTitle = t(($) => $.accessLog.who);
    const who = ({ actor: { kind, name } }: AuditRow): string | null => {
      if (kind === 'server' || kind === 'anonymous') return t(($) => $.accessLog[kind]);
      return name ?? null;
    };
    const refusal = ({ result, times }: AuditRow): ReactNode =>
      result >= REFUSED && (
        <Badge tone="caution">
          {times === 1 ? t(($) => $.accessLog.refused) : t(($) => $.accessLog.refusedTimes, { count: times })}
        </Badge>
      );
    const whom = ({ patients, patient_count }: AuditRow): ReactNode => (
      <span className={cell}>
        {patients.map((patient) =>
          typeof patient.display_name === 'string' ? (
            <Link key={patient.id} href={`/patients/${patient.id}`}>
              <bdi>
                {patient.display_name || t(($) => (patient.is_encrypted ? $.zeroPii.encrypted : $.patients.unnamed))}
              </bdi>
            </Link>
          ) : (
            <span key={patient.id}>{t(($) => $.accessLog.gone)}</span>
          ),
        )}
        {patient_count > patients.length && (
          <span>{t(($) => $.accessLog.more, { count: patient_count - patients.length })}</span>
        )}
      </span>
    );
    return {
      rowLabel: (row) =>
        t(($) => $.accessLog.rowName, { what: what(row), who: who(row) ?? whoTitle, when: moment(row.at) }),
      columns: [
        {
          id: 'actor',
          title: whoTitle,
          isRowHeader: true,
          cell: (row) => <TextCell text={who(row)} title={whoTitle} />,
        },
        { id: 'at', title: t(($) => $.accessLog.when), cell: ({ at }) => moment(at) },
        {
          id: 'action',
          title: t(($) => $.accessLog.what),
          cell: (row) => (
            <span className={cell}>
              {what(row)} {refusal(row)}
            </span>
          ),
        },
        { id: 'patients', title: t(($) => $.accessLog.whom), cell: whom },
        {
          id: 'address',
          title: t(($) => $.accessLog.from),
          isNumeric: true,
          priority: 3,
          cell: ({ address }) => <TextCell text={address} title={t(($) => $.accessLog.from)} />,
        },
      ],
    };
  }, [moment, t]);
}
