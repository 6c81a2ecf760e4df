import type { TestBundle } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '../Monitor.css.ts';
import { placeInBundle } from '../rules/end.ts';

/** Props of {@link BundlePlace}. */
export interface BundlePlaceProps {
  bundle: TestBundle;
  /** The test that is watched. */
  test: string;
}

/** Which test of its bundle it is [MON-06]. */
export function BundlePlace({ bundle, test }: BundlePlaceProps): ReactElement {
  const { t } = useTranslation();
  const place = placeInBundle(bundle, test);
  const total = bundle.total_test_count;
  return (
    <p className={css.place}>
      {place === undefined
        ? t(($) => $.monitor.ofBundle, { total })
        : t(($) => $.monitor.placeInBundle, { number: place, total })}
    </p>
  );
}
