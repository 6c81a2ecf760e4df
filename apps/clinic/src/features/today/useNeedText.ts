import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lane } from './rules/groups.ts';

/** Says what a device needs somebody for, and who goes; empty where it needs nobody. */
export function useNeedText(): (lane: Lane) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ open, needs, attendance }) => {
      const said = (open.length > 0 ? open : needs).map((one) => t(($) => $.wall.attention[one])).join(', ');
      if (said === '' || open.length > 0 || !attendance) return said;
      const going = attendance.is_own ? t(($) => $.wall.youGo) : t(($) => $.wall.goes, { name: attendance.by.name });
      return `${said} · ${going}`;
    },
    [t],
  );
}
