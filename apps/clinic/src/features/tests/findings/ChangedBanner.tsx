import { Banner, Button } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that somebody else saved meanwhile, and takes theirs when asked to; what was typed stays until then. */
export function ChangedBanner({ onTake, children }: { onTake: () => void; children: ReactNode }): ReactElement {
  const { t } = useTranslation();
  return (
    <Banner
      tone="caution"
      title={t(($) => $.findings.changedTitle)}
      action={
        <Button size="sm" onPress={onTake}>
          {t(($) => $.findings.takeTheirs)}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
