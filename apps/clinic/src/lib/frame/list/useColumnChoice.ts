import type { ListName } from '@isopter/contract';
import type { TableColumn } from '@isopter/ui';
import { useCallback, useMemo } from 'react';
import { useErrorToast } from '../../platform/errors/useErrorToast.ts';
import { keepPreferences } from '../../platform/session/keepPreferences.ts';
import { saveSetting } from '../../platform/api/saveSetting.ts';
import { session, useSignedIn } from '../../platform/session/session.ts';
import { shownColumns } from './shownColumns.ts';

/** The columns of a list somebody sees, and the way to choose others. */
export interface ColumnChoice<T> {
  shown: readonly TableColumn<T>[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  hide: (hidden: readonly string[]) => void;
}

/** Lets the columns of one list be hidden from now on; the other lists stay as they are by then. */
function keepHidden(name: ListName, hidden: readonly string[]): void {
  keepPreferences({ hidden_columns: { ...session.current?.preferences.hidden_columns, [name]: [...hidden] } });
}

/**
 * Returns the columns that the user has chosen for a list. The choice applies immediately and is saved with their
 * preferences; if that fails, it is undone and a toast gives the reason (OUR-200).
 */
export function useColumnChoice<T>(name: ListName, columns: readonly TableColumn<T>[]): ColumnChoice<T> {
  const { hidden_columns: kept } = useSignedIn().preferences;
  const tellError = useErrorToast();
  const hidden = useMemo(() => kept[name] ?? [], [kept, name]);
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  const hide = useCallback(
    (next: readonly string[]) => {
      keepHidden(name, next);
      // this list alone: another window may have chosen for others
      const hidden_columns = { [name]: [...next] };
      saveSetting({ hidden_columns }).catch((error: unknown) => {
        keepHidden(name, hidden);
        tellError(error);
      });
    },
    [hidden, name, tellError],
  );
  return { shown, hidden, hide };
}
