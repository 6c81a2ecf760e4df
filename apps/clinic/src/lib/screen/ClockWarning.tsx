import { Banner } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { clock } from '../api/clock.ts';
import { skewAmount } from '../format/skewAmount.ts';
import { localeOf } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Warns while this computer's clock is wrong, and says by how much. */
export function ClockWarning(): ReactElement | null {
  const { t } = useTranslation();
  const locale = localeOf(useLanguage());
  const { skew } = useSnapshot(clock);
  if (skew === 0) return null;
  const amount = skewAmount(skew, locale);
  return (
    <Banner tone="warning" title={t(($) => (skew > 0 ? $.session.clockAhead : $.session.clockBehind), { amount })}>
      {t(($) => $.session.clockHint)}
    </Banner>
  );
}
