import { zoneName } from '@isopter/contract';
import type { Option } from '@isopter/ui';

/**
 * Returns all time zones for a list to choose from, each by its IANA name with what its clock is called now.
 * @param chosen stays in the list where this browser calls the zone by another name
 */
export function timezoneOptions(chosen: string, locale: string, now: Date): readonly Option[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen === '' ? [] : [chosen])]);
  return [...names]
    .toSorted()
    .map((id) => ({ id, label: id.replaceAll('_', ' '), description: zoneName(now, id, locale) }));
}
