import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../lib/platform/keyboard/useKeys.ts';
import { groupsOf, type Part } from './rules/groups.ts';
import type { When } from './rules/day.ts';
import { enterRows, isElsewhere, ROW, TO_READ, waysIn } from './waysIn.ts';

/** Moves the focus by so many rows from where it is; from elsewhere to the first row. */
function move(place: Element | null, by: 1 | -1): void {
  const ways = waysIn(place);
  const at = ways.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), ways.length - 1);
  ways[next]?.focus();
}

/**
 * Keys that lead through the rows of a day and to its groups; Enter then opens what has the focus [OUR-308].
 * @param place what holds the lists; null while it is not there
 * @param show shows a part where not all of them are
 */
export function useTodayKeys(place: HTMLElement | null, when: When, show: (part: Part) => void): void {
  const { t } = useTranslation();
  const shown = useRef(show);
  useEffect(() => {
    shown.current = show;
  }, [show]);
  useKeys(
    useMemo(() => {
      const group = t(($) => $.today.title);
      const to = (part: Part, within: string) => (): void => {
        if (isElsewhere(place, within)) flushSync(() => shown.current(part));
        enterRows(place, within);
      };
      return [
        { id: 'today-next', keys: 'j', label: t(($) => $.today.keys.next), group, run: () => move(place, 1) },
        {
          id: 'today-previous',
          keys: 'k',
          label: t(($) => $.today.keys.previous),
          group,
          run: () => move(place, -1),
        },
        ...groupsOf(when).map((name, index) => ({
          id: `today-${name}`,
          keys: `${index + 1}`,
          label: t(($) => $.today.groups[name]),
          group,
          run: to(name, `section[data-group="${name}"]`),
        })),
        {
          id: 'today-go',
          keys: 's',
          label: t(($) => $.wall.go),
          group,
          run: () =>
            document.activeElement?.closest(ROW)?.querySelector<HTMLElement>('[data-row-going] button')?.click(),
        },
        { id: 'today-read', keys: 'r', label: t(($) => $.today.toRead), group, run: to('read', TO_READ) },
      ];
    }, [place, t, when]),
  );
}
