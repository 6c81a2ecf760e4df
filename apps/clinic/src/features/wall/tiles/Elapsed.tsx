import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration, useElapsed } from '../../../lib/domain/tests/useElapsed.ts';
import * as css from './Tile.css.ts';

/** For how long something has lasted: minutes and seconds. */
export function Lasting({ since }: { since: string | number }): ReactElement {
  const duration = useDuration();
  return (
    <time className={css.lasting} dir="ltr">
      {duration(useElapsed(since))}
    </time>
  );
}

/** How long a test has been running, and how long such a test usually takes, if that is known [OUR-789]. */
export function Elapsed({ since, expected }: { since: string; expected: number | null }): ReactElement {
  const { t } = useTranslation();
  const duration = useDuration();
  return (
    <span className={css.elapsed} title={t(($) => $.wall.elapsed)}>
      <Lasting since={since} />
      {expected !== null && (
        <span className={css.quiet}>{t(($) => $.wall.ofAbout, { duration: duration(expected) })}</span>
      )}
    </span>
  );
}
