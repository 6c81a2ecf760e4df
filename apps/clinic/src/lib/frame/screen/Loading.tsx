import { Skeleton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { room } from './Notice.css.ts';
import { Placeholder } from './Placeholder.tsx';

/** The moment until a screen's chunk is there: a title, and what stands below it. */
export function Loading({ label }: { label?: string }): ReactElement {
  const { t } = useTranslation();
  return (
    <Placeholder label={label ?? t(($) => $.navigation.loading)} className={room}>
      <Skeleton shape="block" width="min(100%, 18rem)" height={32} />
      <Skeleton shape="block" height="60vh" />
    </Placeholder>
  );
}
