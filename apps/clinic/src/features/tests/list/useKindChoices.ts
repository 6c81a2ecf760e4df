import { useCall } from '@isopter/api-client';
import { useTranslation } from 'react-i18next';
import type { FilterValues } from '../../../lib/list/filters/filters.ts';
import type { FilterChoice } from '../../../lib/list/filters/useFilterChoices.ts';

/** Filters by kind, and by strategy once the kind is known. */
export function useKindChoices({ group }: FilterValues, isAsked: boolean): readonly FilterChoice[] {
  const { t } = useTranslation();
  const query = { custom_test_group_candidates: true };
  const groups = (useCall('listTestGroups', isAsked ? { query } : null).data ?? []).filter(
    ({ value }) => value !== 'CUSTOM_BUNDLE',
  );
  const strategies = groups.find(({ value }) => value === group)?.strategies ?? [];
  return [
    {
      id: 'group',
      label: t(($) => $.tests.form.group),
      options: groups.map(({ value }) => ({ id: value, label: t(($) => $.testNames.groups[value]) })),
    },
    {
      id: 'strategy',
      label: t(($) => $.tests.form.strategy),
      options: strategies.map(({ value }) => ({ id: value, label: t(($) => $.testNames.strategies[value]) })),
    },
  ];
}
