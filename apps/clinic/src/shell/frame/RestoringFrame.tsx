import { Skeleton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import type { Access } from '../../lib/platform/routes/access.ts';
import type { RouteFlags } from '../../lib/platform/routes/routes.ts';
import { navigationFor } from '../navigation.ts';
import { accountPlace } from './Frame.css.ts';
import { FrameLayout } from './FrameLayout.tsx';

export interface RestoringFrameProps {
  /** The access before the reload. */
  access: Access;
  flags: RouteFlags;
}

/** The frame while a session is restored, with nothing in it that names a person or a clinic [OUR-950]. */
export function RestoringFrame({ access, flags }: RestoringFrameProps): ReactElement {
  const { t } = useTranslation();
  return (
    <FrameLayout
      {...{ access, flags }}
      entries={navigationFor(access)}
      needing={0}
      isRestoring
      start={<Skeleton width="min(10rem, 100%)" />}
      account={
        <span className={accountPlace}>
          <Skeleton shape="circle" width={30} />
        </span>
      }
    >
      <Loading label={t(($) => $.session.restoring)} />
    </FrameLayout>
  );
}
