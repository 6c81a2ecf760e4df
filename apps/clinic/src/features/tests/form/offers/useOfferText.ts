import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/platform/format/useFormats.ts';
import type { Offer } from '../rules/prefill/offers.ts';

/** Where a set-up that is offered comes from, and when it was used. */
export function useOfferText(): (offer: Offer) => string {
  const { t } = useTranslation();
  const { when } = useFormats();
  return useCallback(
    ({ kind, used }) => {
      const from = t(($) => $.tests.offers[kind]);
      return used === null ? from : `${from} · ${when(used, 'in a sentence')}`;
    },
    [t, when],
  );
}
