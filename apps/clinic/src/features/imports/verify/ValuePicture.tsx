import { useSensitivityImage } from '@isopter/api-client';
import { Button, Skeleton } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnsureValue } from './rules.ts';
import { useImageOf } from './useImageOf.ts';
import * as css from './verify.css.ts';

interface ValuePictureProps {
  /** The import. */
  id: string;
  value: UnsureValue;
  /** Says what it is of, and what to do with it. */
  label: string;
}

/** Shows the clipping of the report that contains a value [IMP-05]. */
export function ValuePicture({ id, value: { page_id, index }, label }: ValuePictureProps): ReactElement {
  const { t } = useTranslation();
  const { data, error, isValidating, mutate } = useSensitivityImage(id, { page_id, index });
  const show = useImageOf(data);
  const [broken, setBroken] = useState<Blob>();
  if (error === undefined && data === undefined) {
    return (
      <div className={css.picture} aria-busy="true">
        <Skeleton shape="block" height="6rem" />
      </div>
    );
  }
  if (data !== undefined && data !== broken) {
    return (
      <div className={css.picture}>
        <img className={css.image} ref={show} alt={label} onError={() => setBroken(data)} />
      </div>
    );
  }
  const isMissing = error?.status === 404;
  return (
    <div className={css.picture}>
      <p className={css.words}>{t(($) => $.imports.verify[isMissing ? 'noPicture' : 'pictureFailed'])}</p>
      {!isMissing && (
        <Button size="sm" isPending={isValidating} onPress={() => void mutate()}>
          {t(($) => $.common.retry)}
        </Button>
      )}
    </div>
  );
}
