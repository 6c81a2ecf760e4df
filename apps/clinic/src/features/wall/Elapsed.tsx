import { useNumberFormat } from '@isopter/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Wall.css.ts';

const SECOND = 1_000;
const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** One clock for all tiles. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  clock ??= setInterval(() => listeners.forEach((tell) => tell()), SECOND);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

const now = (): number => Math.floor(Date.now() / SECOND);

/** How long a test has been running: minutes and seconds. */
export function Elapsed({ since }: { since: string }): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat({ useGrouping: false });
  const twoDigits = useNumberFormat({ minimumIntegerDigits: 2 });
  const seconds = Math.max(0, useSyncExternalStore(subscribe, now) - Math.floor(Date.parse(since) / SECOND));
  const time = `${number(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
  return (
    <time className={css.number} dir="ltr" title={t(($) => $.wall.elapsed)}>
      {time}
    </time>
  );
}
