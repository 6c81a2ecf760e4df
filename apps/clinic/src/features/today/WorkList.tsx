import type { Today } from '@isopter/contract';
import { Card, EmptyState, useNumberFormat } from '@isopter/ui';
import { CalendarIcon, CautionIcon, CheckIcon, HourglassIcon, PlayIcon } from '@isopter/ui/icons';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnChoice } from '../../lib/frame/list/useColumnChoice.ts';
import { partly, phoneOnly } from '../../lib/frame/screen/Part.css.ts';
import { partOf } from '../../lib/frame/screen/Part.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import { PlannedNote } from './PlannedNote.tsx';
import { PlannedRow } from './PlannedRow.tsx';
import { type Group, groupsOf, type Part, type Row } from './rules/groups.ts';
import { TestRow } from './TestRow.tsx';
import { useDayColumns } from './useDayColumns.tsx';
import * as css from './Today.css.ts';
import type { TodayState } from './useToday.ts';

const ICONS: Readonly<Record<Group, ReactElement>> = {
  needs: <CautionIcon />,
  running: <PlayIcon />,
  waiting: <HourglassIcon />,
  planned: <CalendarIcon />,
  done: <CheckIcon />,
};

/** Props of {@link WorkList}. */
export interface WorkListProps extends Pick<TodayState, 'when' | 'since'> {
  data: Today;
  /** The grouped rows. */
  rows: readonly Row[];
  /** The part shown on a phone. */
  part: Part;
  /** The group the list is narrowed to. */
  state: string | undefined;
  /** The appointment that the address names. */
  linked: string | undefined;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
}

/** The tests of a day by what they need, the most urgent first [OUR-260]. */
export function WorkList({ data, rows, part, when, state, linked, since, empty }: WorkListProps): ReactElement {
  const { t } = useTranslation();
  const { shown: columns } = useColumnChoice('today', useDayColumns());
  const groups = groupsOf(when).filter((group) => state === undefined || state === group);
  const shown = groups.map((group) => ({
    group,
    rows:
      group === 'planned'
        ? [
            ...data.appointments.results.map((one) => (
              <AppointmentRow key={one.id} appointment={one} columns={columns} isLinked={one.id === linked} />
            )),
            ...data.planned.results.map((plan) => <PlannedRow key={plan.id} plan={plan} />),
          ]
        : rows
            .filter((row) => row.group === group)
            .map((row) => <TestRow key={row.test.id} row={row} columns={columns} />),
    more:
      group === 'planned'
        ? beyond(data.appointments) + beyond(data.planned)
        : group === 'done'
          ? beyond(data.ended)
          : 0,
  }));
  const left = shown.filter((one) => one.rows.length > 0);
  // open tests are counted together: those in progress come first, so that only waiting ones are left out
  const waiting = beyond(data.open);
  return (
    <Card padding="none">
      <div
        className={css.list}
        style={{ [css.WIDTHS]: widthsOf(columns) } as CSSProperties}
        data-stale={since === null ? undefined : true}
      >
        {left.length === 0 && <EmptyRows>{empty}</EmptyRows>}
        {left.length > 0 && !left.some((one) => one.group === part) && (
          <div className={phoneOnly}>
            <EmptyState title={t(($) => $.today.parts.empty)} />
          </div>
        )}
        {left.map((one) => (
          <GroupOf
            key={one.group}
            {...one}
            isShown={one.group === part}
            more={one.group === 'waiting' ? waiting : one.more}
            note={one.group === 'planned' ? <PlannedNote appointments={data.appointments.results} /> : null}
          >
            {t(($) => $.today.groups[one.group])}
          </GroupOf>
        ))}
      </div>
    </Card>
  );
}

/** The least and the share of each column of a row on one line; its action comes last. */
const WIDTHS: Readonly<Record<string, string>> = { patient: '1.2fr', test: '1.8fr', since: '0.8fr', state: '1.1fr' };
const widthsOf = (columns: readonly { id: string }[]): string =>
  [...columns.map(({ id }) => `minmax(0, ${WIDTHS[id] ?? '1fr'})`), '9.5rem'].join(' ');

const beyond = ({ count, results }: { count: number; results: readonly unknown[] }): number => count - results.length;

const EmptyRows = ({ children }: { children: ReactNode }): ReactElement =>
  typeof children === 'string' ? <EmptyState title={children} /> : <>{children}</>;

interface GroupProps {
  group: Group;
  rows: readonly ReactElement[];
  /** Number of tests that are not shown. */
  more: number;
  /** Whether a phone shows it. */
  isShown: boolean;
  /** Shown at the end of the heading. */
  note: ReactNode;
  children: string;
}

function GroupOf({ group, rows, more, isShown, note, children }: GroupProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  return (
    <section className={partly} aria-labelledby={`group-${group}`} data-group={group} {...partOf(isShown)}>
      <h2 id={`group-${group}`} className={css.groupHead} data-group={group}>
        <span className={css.groupIcon} aria-hidden>
          {ICONS[group]}
        </span>
        {children} <span className={css.groupCount}>{number(rows.length + more)}</span>
        {note}
      </h2>
      <ul className={css.rows}>{rows}</ul>
      {more > 0 && <p className={css.more}>{t(($) => $.today.more, { count: more })}</p>}
    </section>
  );
}
