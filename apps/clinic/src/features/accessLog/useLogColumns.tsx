import { AUDIT_OBJECT_KINDS, type AuditObjectKind, type AuditRow } from '@isopter/contract';
import { Badge, Link, type TableColumn } from '@isopter/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { wordOf } from '../../lib/domain/audit/actions.ts';
import { cell } from './AccessLog.css.ts';
import { NAMED_ELSEWHERE, screenOf } from './objects.ts';
import { useChanges } from './useChanges.tsx';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';
import { useLoggedName } from './useLoggedName.ts';

/** HTTP statuses from here on say that it was not done. */
const REFUSED = 400;

const isKind = (kind: string | null | undefined): kind is AuditObjectKind =>
  (AUDIT_OBJECT_KINDS as readonly unknown[]).includes(kind);

/** The columns of the access log, and how a row is called. */
export interface LogColumns {
  columns: readonly TableColumn<AuditRow>[];
  rowLabel: (row: AuditRow) => string;
}

/** Returns the columns of the access log: time, user, action, patient, address [OUR-140]. */
export function useLogColumns(): LogColumns {
  const { t } = useTranslation();
  const { exact, moment } = useFormats();
  const changesOf = useChanges();
  const nameOf = useLoggedName();
  return useMemo(() => {
    const what = ({ action }: AuditRow): string => t(($) => $.accessLog.actions[wordOf(action)]);
    const whoTitle = t(($) => $.accessLog.who);
    const who = ({ actor: { kind, name } }: AuditRow): string | null => {
      if (kind === 'server' || kind === 'anonymous') return t(($) => $.accessLog[kind]);
      return name ?? null;
    };
    const count = ({ result, times, until }: AuditRow): ReactNode => {
      if (result >= REFUSED) {
        return (
          <Badge tone="caution">
            {times === 1 ? t(($) => $.accessLog.refused) : t(($) => $.accessLog.refusedTimes, { count: times })}
          </Badge>
        );
      }
      return until && <span>{t(($) => $.accessLog.repeated, { count: times, until: exact(until) })}</span>;
    };
    const object = ({ object_kind: kind, objects, object_count }: AuditRow): ReactNode => {
      if (!isKind(kind) || NAMED_ELSEWHERE.has(kind)) return null;
      const word = t(($) => $.accessLog.kinds[kind]);
      if (objects.length === 0) return word;
      return (
        <span className={cell}>
          {objects.map(({ id, name, exists }) => {
            const href = exists ? screenOf(kind, id) : undefined;
            if (!exists) return <span key={id}>{t(($) => $.accessLog.goneObject, { kind: word })}</span>;
            const text = <bdi>{name ?? word}</bdi>;
            return (
              <span key={id} className={cell}>
                {name && <span>{word}</span>}
                {href ? <Link href={href}>{text}</Link> : text}
              </span>
            );
          })}
          {object_count > objects.length && (
            <span>{t(($) => $.accessLog.more, { count: object_count - objects.length })}</span>
          )}
        </span>
      );
    };
    const whom = ({ patients, patient_count }: AuditRow): ReactNode => (
      <span className={cell}>
        {patients.map((patient) => {
          const name = nameOf(patient);
          return name === null ? (
            <span key={patient.id}>{t(($) => $.accessLog.gone)}</span>
          ) : (
            <Link key={patient.id} href={`/patients/${patient.id}`}>
              <bdi>{name}</bdi>
            </Link>
          );
        })}
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
        { id: 'at', title: t(($) => $.accessLog.when), cell: ({ at }) => exact(at) },
        {
          id: 'action',
          title: t(($) => $.accessLog.what),
          cell: (row) => (
            <span className={cell}>
              {what(row)} {count(row)}
            </span>
          ),
        },
        { id: 'object', title: t(($) => $.accessLog.object), priority: 2, cell: object },
        {
          id: 'changes',
          title: t(($) => $.accessLog.changes),
          priority: 2,
          cell: ({ changes }) => changesOf(changes),
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
  }, [changesOf, exact, moment, nameOf, t]);
}
