import { useCall, useMoveBundle } from '@isopter/api-client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'wouter';
import { useFormats } from '../../../../lib/platform/format/useFormats.ts';
import { MoveScreen } from '../../MoveScreen.tsx';
import { useBundleName } from '../useBundleName.ts';

/** Moving a finished bundle with its tests to another patient [BUND-07, BUND-08]. */
export function BundleMove(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  const owner = query.get('patient') || null;
  const { t } = useTranslation();
  const { when } = useFormats();
  const nameOf = useBundleName();
  const { data: bundle } = useCall('getTestBundle', { params: { id } });
  const { send, isSending } = useMoveBundle();
  const href = owner ? `/tests/bundles/${owner}` : '/patients';
  const said = bundle && {
    groups: nameOf(bundle.test_groups),
    when: when(bundle.created, 'in a sentence', bundle.timezone),
  };

  return (
    <MoveScreen
      title={t(($) => $.bundles.move.title)}
      owner={owner}
      list={{ label: t(($) => $.bundles.title), href }}
      hint={(from) => {
        if (!said) return undefined;
        return from === null
          ? t(($) => $.bundles.move.promptNobody, said)
          : t(($) => $.bundles.move.bundleMovePrompt, { ...said, from });
      }}
      summary={(from, to) => {
        if (!said) return undefined;
        return from === null
          ? t(($) => $.bundles.move.summaryNobody, { ...said, to })
          : t(($) => $.bundles.move.summary, { ...said, from, to });
      }}
      isSending={isSending}
      onMove={(patient) => send({ params: { id }, body: { patient } })}
      texts={{ moved: t(($) => $.bundles.move.bundleMoveSuccess), failed: t(($) => $.bundles.move.bundleMoveError) }}
      movedTo={(to) => `/tests/bundles/${to}`}
    />
  );
}
