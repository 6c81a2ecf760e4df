import type { Test } from '@isopter/contract';
import { EyeTag, LinkButton } from '@isopter/ui';
import { RestartIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { repeatPath } from '../../../../lib/domain/tests/repeatPath.ts';
import * as css from '../Monitor.css.ts';
import { repeatedEyes } from '../rules/end.ts';

/** Begins a test with the same settings, of one eye or both where the kind lets one choose [OUR-85]. */
export function RepeatTest({ test }: { test: Test }): ReactElement {
  const { t } = useTranslation();
  const eyes = repeatedEyes(test.test_group);
  return (
    <section className={css.section} aria-labelledby="monitor-repeat">
      <h2 id="monitor-repeat" className={css.sectionTitle}>
        {t(($) => $.monitor.repeat)}
      </h2>
      {eyes.length === 0 ? (
        <LinkButton icon={<RestartIcon />} isFullWidth href={repeatPath(test)}>
          {t(($) => $.monitor.repeatTest)}
        </LinkButton>
      ) : (
        <div className={css.repeats}>
          {eyes.map((eye) => (
            <LinkButton
              key={eye}
              isFullWidth
              icon={<EyeTag eye={eye === 'both' ? 'OU' : eye} isDecorative />}
              href={repeatPath(test, eye)}
            >
              {t(($) => $.tests.sides[eye])}
            </LinkButton>
          ))}
        </div>
      )}
      <p className={css.place}>{t(($) => $.monitor.firstKept)}</p>
    </section>
  );
}
