import { useOnline } from '@isopter/api-client';
import { Banner } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format/useFormats.ts';

/** Props of {@link StaleNotice}. */
export interface StaleNoticeProps {
  /** Since when what is shown is out of date, milliseconds of the epoch; null while it is not. */
  since: number | null;
}

/** Says that the data of a screen are out of date, and since when. It disappears automatically. */
export function StaleNotice({ since }: StaleNoticeProps): ReactElement | null {
  const { t } = useTranslation();
  const { clock } = useFormats();
  const isOnline = useOnline();
  if (since === null) return null;
  return (
    // without a network the frame says above it why
    <Banner tone="caution" {...(isOnline && { title: t(($) => $.common.noServer) })}>
      {t(($) => $.common.shownAsOf, { time: clock(since) })}
    </Banner>
  );
}
