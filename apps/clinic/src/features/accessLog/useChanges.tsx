import { type AuditChange, type Group, GROUPS } from '@isopter/contract';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../lib/platform/format/isolate.ts';
import { changeList } from './AccessLog.css.ts';

const isGroup = (text: string): text is Group => (GROUPS as readonly string[]).includes(text);

/** Returns a function that shows what was changed: each field with its old and new value [OUR-513]. */
export function useChanges(): (changes: readonly AuditChange[]) => ReactElement | null {
  const { t, i18n } = useTranslation();
  return useCallback(
    (changes) => {
      /** Returns the label of a field in the log or the preferences, otherwise its name. */
      const labelOf = (field: string): string => {
        const key = [`accessLog.fields.${field}`, `preferences.fields.${field}`].find((one) => i18n.exists(one));
        return key === undefined ? field : (t(key as never) as unknown as string);
      };
      const textOf = (value: string | null | undefined): string => {
        if (value === null || value === undefined || value === '') return t(($) => $.accessLog.noValue);
        if (value === 'true' || value === 'false') return t(($) => $.common[value === 'true' ? 'yes' : 'no']);
        const groups = value.split(', ');
        const text = groups.every(isGroup) ? groups.map((group) => t(($) => $.users.groups[group])).join(', ') : value;
        return isolate(text, i18n.dir());
      };
      if (changes.length === 0) return null;
      return (
        <ul className={changeList}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {from === undefined && to === undefined
                ? t(($) => $.accessLog.changedField, { field: labelOf(field) })
                : t(($) => $.accessLog.changedValue, { field: labelOf(field), from: textOf(from), to: textOf(to) })}
            </li>
          ))}
        </ul>
      );
    },
    [i18n, t],
  );
}
