import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../lib/platform/keyboard/useKeys.ts';

const ALARM = '[data-part="alarms"] button';

/** The keys of the wall: A leads to the alarms, S switches the sound; arrows lead from tile to tile [OUR-794]. */
export function useWallKeys(place: RefObject<HTMLElement | null>, toggleSound: () => void): void {
  const { t } = useTranslation();
  const toggle = useRef(toggleSound);
  useEffect(() => {
    toggle.current = toggleSound;
  }, [toggleSound]);
  useKeys(
    useMemo(() => {
      const group = t(($) => $.wall.title);
      const button = (): HTMLElement | null | undefined => place.current?.querySelector<HTMLElement>(ALARM);
      return [
        {
          id: 'wall-alarms',
          keys: 'a',
          label: t(($) => $.wall.keys.alarms),
          group,
          when: () => Boolean(button()),
          run: () => button()?.focus(),
        },
        { id: 'wall-sound', keys: 's', label: t(($) => $.wall.keys.sound), group, run: () => toggle.current() },
      ];
    }, [place, t]),
  );
}
