import type { ImportItem } from '@isopter/contract';
import { Banner } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './verify.css.ts';

/** The numbers of a report that contradict one another, in words and figures. */
export function FailedChecks({ item }: { item: ImportItem }): ReactElement | null {
  const { t } = useTranslation();
  const failed = (item.extracted_data?.eyes ?? []).flatMap(({ eye, failed_checks }) =>
    failed_checks.map((check) => ({ eye, ...check })),
  );
  if (failed.length === 0) return null;
  return (
    <Banner tone="caution" title={t(($) => $.imports.verify.checks.title)}>
      <ul className={css.checks}>
        {failed.map(({ eye, rule, detail }) => (
          <li key={`${eye} ${rule}`}>
            {t(($) => $.imports.verify.checks.line[eye], { check: t(($) => $.imports.verify.checks.rules[rule]) })}{' '}
            <bdi lang="en">({detail})</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
