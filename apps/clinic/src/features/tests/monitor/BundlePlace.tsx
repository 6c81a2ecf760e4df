import { useCall } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Monitor.css.ts';
import { placeInBundle } from './rules/end.ts';

/** Props of {@link BundlePlace}. */
export interface BundlePlaceProps {
  test: Pick<Test, 'id' | 'test_bundle'>;
  /** The test's state as it is now: with it the bundle goes on. */
  status: string | undefined;
}

/** Which test of its bundle it is [MON-06]. */
export function BundlePlace({ test, status }: BundlePlaceProps): ReactElement | null {
  const { t } = useTranslation();
  const { data: bundle, mutate } = useCall(
    'getTestBundle',
    test.test_bundle ? { params: { id: test.test_bundle.id } } : null,
    { silent: true },
  );
  useEffect(() => {
    // with every change of the test the bundle may have gone on
    if (status !== undefined) void mutate();
  }, [mutate, status]);
  if (!bundle) return null;
  const place = placeInBundle(bundle, test.id);
  const total = bundle.total_test_count;
  return (
    <p className={css.place}>
      {place === undefined
        ? t(($) => $.monitor.ofBundle, { total })
        : t(($) => $.monitor.placeInBundle, { number: place, total })}
    </p>
  );
}
