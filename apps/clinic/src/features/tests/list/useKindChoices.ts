import { useTestGroups } from '@isopter/api-client';
import { useTranslation } from 'react-i18next';
import type { FilterValues } from '../../../lib/frame/list/filters/filters.ts';
import type { FilterChoice } from '../../../lib/frame/list/filters/useFilterChoices.ts';

/** Returns filters by kind, and by strategy once a kind is set; kinds from devices appear automatically [OUR-400]. */
export function useKindChoices(
  { group }: FilterValues,
  isAsked: boolean,
): [kind: FilterChoice, strategy: FilterChoice] {
  const { t } = useTranslation();
  const groups = (useTestGroups(undefined, isAsked).data ?? []).filter(({ value }) => value !== 'CUSTOM_BUNDLE');
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
