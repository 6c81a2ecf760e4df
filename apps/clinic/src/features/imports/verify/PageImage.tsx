import { useImportPage } from '@isopter/api-client';
import type { ImportItem } from '@isopter/contract';
import { Button, Skeleton, Stack } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageOf } from './useImageOf.ts';
import * as css from './verify.css.ts';

/** A page of the report, to be compared with what was read of it. */
export function PageImage({ item }: { item: ImportItem }): ReactElement {
  const { t } = useTranslation();
  const [page, setPage] = useState(item.extracted_data?.thresholds.find(({ page_id }) => page_id > 0)?.page_id ?? 1);
  const { data, error } = useImportPage(item.upload_id, page);
  const show = useImageOf(data);
  return (
    <section aria-label={t(($) => $.imports.verify.pageImage, { page })}>
      <Stack gap={2}>
        <Stack direction="row" gap={2}>
          <Button size="sm" isDisabled={page === 1} onPress={() => setPage(page - 1)}>
            {t(($) => $.imports.verify.previousPage)}
          </Button>
          <Button size="sm" isDisabled={error?.status === 404} onPress={() => setPage(page + 1)}>
            {t(($) => $.imports.verify.nextPage)}
          </Button>
        </Stack>
        {data !== undefined && (
          <img className={css.page} ref={show} alt={t(($) => $.imports.verify.pageImage, { page })} />
        )}
        {data === undefined && error === undefined && <Skeleton shape="block" height="20rem" />}
        {data === undefined && error !== undefined && (
          <p className={css.words}>
            {t(($) => $.imports.verify[error.status === 404 ? 'noPage' : 'pictureFailed'], { page })}
          </p>
        )}
      </Stack>
    </section>
  );
}
