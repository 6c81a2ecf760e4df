import { Banner } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { skewAmount } from '../../platform/format/skewAmount.ts';
import { localeOf } from '../../platform/i18n/languages.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';

/** The warning of a wrong clock. `skew`: by how much it is ahead, in milliseconds; negative if behind. */
export function ClockWarning({ skew }: { skew: number }): ReactElement {
  const { t } = useTranslation();
  const amount = skewAmount(skew, localeOf(useLanguage()));
  return (
    <Banner tone="caution" title={t(($) => (skew > 0 ? $.session.clockAhead : $.session.clockBehind), { amount })}>
      {t(($) => $.session.clockHint)}
    </Banner>
  );
}
