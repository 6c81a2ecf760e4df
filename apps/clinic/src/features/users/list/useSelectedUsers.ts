import type { Employee } from '@isopter/contract';
import { useCallback, useMemo, useState } from 'react';
import { fullName } from '../fullName.ts';

/** Users that are selected in a list, on whatever page. */
interface SelectedUsers {
  /** Names by id. */
  users: ReadonlyMap<string, string>;
  ids: ReadonlySet<string>;
  /** Whether no more users can be selected. */
  isFull: boolean;
  select: (ids: ReadonlySet<string>) => void;
  clear: () => void;
}

/**
 * Keeps which users are selected, also those of pages that are not shown.
 * @param rows the page that is shown, whose users can be selected
 * @param max how many can be selected; more are not taken
 */
export function useSelectedUsers(rows: readonly Employee[], max: number): SelectedUsers {
  const [users, setUsers] = useState<ReadonlyMap<string, string>>(new Map());
  const select = useCallback(
    (ids: ReadonlySet<string>) => {
      const shown = new Map(rows.map((user) => [user.id, fullName(user)]));
      setUsers((before) => {
        const kept = [...ids].flatMap((id): [string, string][] => {
          const name = before.get(id) ?? shown.get(id);
          return name === undefined ? [] : [[id, name]];
        });
        return new Map(kept.slice(0, max));
      });
    },
    [max, rows],
  );
  const ids = useMemo(() => new Set(users.keys()), [users]);
  const isFull = users.size >= max;
  return { users, ids, isFull, select, clear: useCallback(() => setUsers(new Map()), []) };
}
