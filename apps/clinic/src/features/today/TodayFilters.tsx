import { useCall } from '@isopter/api-client';
import { fullName, TEST_TYPES } from '@isopter/contract';
import { Button, Select } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Group, groupsOf } from './rules/groups.ts';
import * as css from './Today.css.ts';
import type { TodayFilter, TodayState } from './useToday.ts';

const ALL = 'all';

/** What the lists are narrowed by; the devices never are [OUR-262]. */
export function TodayFilters({ list, when }: Pick<TodayState, 'list' | 'when'>): ReactElement {
  const { t } = useTranslation();
  const doctors = useCall('listDoctors', { query: {} }, { silent: true }).data ?? [];
  const kinds = TEST_TYPES.filter((kind) => kind !== 'CUSTOM_BUNDLE');
  const { filters, setFilters } = list;
  const { day: _, ...set } = filters;
  const choice = (id: TodayFilter, label: string, options: readonly { id: string; label: string }[]): ReactElement => (
    <div className={css.filter} data-set={filters[id] === undefined ? undefined : true}>
      <Select
        label={label}
        options={[{ id: ALL, label: t(($) => $.today.all) }, ...options]}
        value={filters[id] ?? ALL}
        onChange={(one) => setFilters({ [id]: one === ALL ? undefined : one })}
      />
    </div>
  );
  return (
    <div className={css.filters} role="group" aria-label={t(($) => $.filters.title)}>
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
        'state',
        t(($) => $.tests.status),
        groupsOf(when).map((one: Group) => ({ id: one, label: t(($) => $.today.groups[one]) })),
      )}
      {Object.keys(set).length > 0 && (
        <Button variant="quiet" onPress={() => setFilters({ doctor: undefined, group: undefined, state: undefined })}>
          {t(($) => $.filters.clear)}
        </Button>
      )}
    </div>
  );
}
