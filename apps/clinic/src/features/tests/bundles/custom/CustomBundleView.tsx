import { useCall } from '@isopter/api-client';
import { ErrorState, FormScreen, LinkButton, Skeleton, toasts } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { ScreenTitle } from '../../../../lib/platform/brand/ScreenTitle.tsx';
import { DescribedTests } from '../view/DescribedTests.tsx';
import { ASKED_AT_USE } from './askedAtUse.ts';
import { useCatalogue } from './useCatalogue.ts';

const LIST = '/custom-bundles';
const SKELETON = Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={32} />);

/** A custom bundle and the settings of its tests, to look at [BUND-09]. */
export function CustomBundleView(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { data: bundle, error } = useCall('getCustomBundle', { params: { id } }, { silent: true });
  const catalogue = useCatalogue();

  useEffect(() => {
    if (!error || bundle) return;
    toasts.show({ tone: 'critical', message: t(($) => $.bundles.notFound) });
    navigate(LIST, { replace: true });
  }, [bundle, error, navigate, t]);

  const title = bundle?.name ?? t(($) => $.bundles.custom);
  const ofNobody = { device: '', doctor: '', operator: null };
  return (
    <FormScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.customBundles.title), href: LIST }, { label: title }]}
      onClose={() => navigate(LIST)}
      actions={<LinkButton href={LIST}>{t(($) => $.common.close)}</LinkButton>}
    >
      <ScreenTitle>{title}</ScreenTitle>
      {catalogue.error && <ErrorState title={t(($) => $.tests.form.loadFailed)} onRetry={catalogue.retry} />}
      {!catalogue.error &&
        (bundle && catalogue.data ? (
          <DescribedTests
            tests={bundle.test_descriptions.map((description) => ({ ...description, ...ofNobody }))}
            data={catalogue.data}
            hidden={ASKED_AT_USE}
          />
        ) : (
          SKELETON
        ))}
    </FormScreen>
  );
}
