import { Banner, LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { NeedingTest } from './useOtherTests.ts';

/** Which other devices need somebody, and for what, with the way to all of them; it names no patient [OUR-79]. */
export function OthersBanner({ needing }: { needing: readonly NeedingTest[] }): ReactElement | null {
  const { t } = useTranslation();
  if (needing.length === 0) return null;
  return (
    <Banner
      tone="caution"
      title={t(($) => $.monitor.othersNeed)}
      action={
        <LinkButton size="sm" href="/wall">
          {t(($) => $.wall.title)}
        </LinkButton>
      }
    >
      {needing.map(({ device, attentions }) => (
        <div key={device.id}>
          {t(($) => $.wall.announcement, {
            device: device.name,
            attention: attentions.map((one) => t(($) => $.wall.attention[one])).join(', '),
          })}
        </div>
      ))}
    </Banner>
  );
}
