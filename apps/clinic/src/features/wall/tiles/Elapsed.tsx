import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration, useElapsed } from '../../lib/tests/useElapsed.ts';
import * as css from './Wall.css.ts';

/** How long a test has been running: minutes and seconds. */
export function Elapsed({ since }: { since: string }): ReactElement {
  const { t } = useTranslation();
  const duration = useDuration();
  return (
    <time className={css.number} dir="ltr" title={t(($) => $.wall.elapsed)}>
      {duration(useElapsed(since))}
    </time>
  );
}
