import { useAllDevices, useCall } from '@isopter/api-client';
import { fullName, TEST_TYPES } from '@isopter/contract';
import { Button, DialogTrigger, Drawer, Select, useMatches, useNumberFormat } from '@isopter/ui';
import { FilterIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnButton } from '../../lib/frame/list/ColumnButton.tsx';
import { useColumnChoice } from '../../lib/frame/list/useColumnChoice.ts';
import { type Group, groupsOf } from './rules/groups.ts';
import { type Narrowing, narrowing, WIDE } from './rules/narrowing.ts';
import * as css from './Today.css.ts';
import { useDayColumns } from './useDayColumns.tsx';
import type { TodayState } from './useToday.ts';

const ALL = 'all';
/** As narrow as a phone: the filters would push the lists off the screen. */
const NARROW = '(width < 45rem)';

/** The filters of the lists, on a phone in a sheet; the devices are never filtered [OUR-262] [OUR-311]. */
export function TodayFilters({ list, when }: Pick<TodayState, 'list' | 'when'>): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const isNarrow = useMatches(NARROW);
  const doctors = useCall('listDoctors', { query: {} }, { silent: true }).data ?? [];
  const kinds = TEST_TYPES.filter((kind) => kind !== 'CUSTOM_BUNDLE');
  const { filters, setFilters } = list;
  const devices = useAllDevices().data ?? [];
  const columns = useDayColumns();
  const { hidden, hide } = useColumnChoice('today', columns);
  const choice = (id: Narrowing, label: string, options: readonly { id: string; label: string }[]): ReactElement => (
    <div className={css.filter} data-set={filters[id] === undefined ? undefined : true}>
      <Select
        label={label}
        options={[{ id: ALL, label: t(($) => $.today.all) }, ...options]}
        value={filters[id] ?? ALL}
        onChange={(one) => setFilters({ [id]: one === ALL ? undefined : one })}
      />
    </div>
  );
  const choices = (
    <>
      {choice(
        'doctor',
        t(($) => $.tests.form.doctor),
        doctors.map(({ id, ...person }) => ({ id, label: fullName(person) })),
      )}
      {choice(
        'group',
        t(($) => $.tests.form.group),
        kinds.map((kind) => ({ id: kind, label: t(($) => $.testNames.groups[kind]) })),
      )}
      {choice(
        'device',
        t(($) => $.tests.device),
        devices.map(({ id, name }) => ({ id, label: name })),
      )}
      {choice(
        'state',
        t(($) => $.tests.status),
        groupsOf(when).map((one: Group) => ({ id: one, label: t(($) => $.today.groups[one]) })),
      )}
    </>
  );
  const count = narrowing(filters).length;
  const clear = count > 0 && (
    <Button variant="quiet" onPress={() => setFilters(WIDE)}>
      {t(($) => $.filters.clear)}
    </Button>
  );
  return (
    <div className={css.filters} role="group" aria-label={t(($) => $.filters.title)}>
      {isNarrow ? (
        <DialogTrigger>
          <Button icon={<FilterIcon />}>
            {count > 0 ? t(($) => $.filters.openCount, { shown: number(count) }) : t(($) => $.filters.open)}
          </Button>
          <Drawer title={t(($) => $.filters.title)}>
            <div className={css.sheet}>{choices}</div>
          </Drawer>
        </DialogTrigger>
      ) : (
        choices
      )}
      {clear}
      {when !== 'toCome' && (
        <span className={css.columnsButton}>
          <ColumnButton columns={columns} hidden={hidden} onHide={hide} />
        </span>
      )}
    </div>
  );
}
