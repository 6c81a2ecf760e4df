import { useImportChanges } from '@isopter/api-client';
import type { ImportItem } from '@isopter/contract';
import { Banner, Button, Stack } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';

interface ConflictBannerProps {
  /** The import as somebody else has changed it. */
  item: ImportItem;
  /** Lets the next save overwrite what somebody else changed. */
  onKeep: () => void;
  /** Shows what somebody else saved. */
  onDiscard: () => void;
}

/** Names the person who saved the report in the meantime, and offers the choices [OUR-474]. */
export function ConflictBanner({ item, onKeep, onDiscard }: ConflictBannerProps): ReactElement {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [theirs] = useImportChanges(item.upload_id, item.version).data ?? [];
  return (
    <Banner
      tone="caution"
      title={t(($) => $.imports.verify.conflict.title)}
      action={
        <Stack direction="row" gap={2}>
          <Button size="sm" onPress={onKeep}>
            {t(($) => $.imports.verify.conflict.keep)}
          </Button>
          <Button size="sm" onPress={onDiscard}>
            {t(($) => $.imports.verify.conflict.discard)}
          </Button>
        </Stack>
      }
    >
      {theirs && <>{t(($) => $.imports.verify.conflict.who, { name: theirs.by.name, when: moment(theirs.at) })} </>}
      {t(($) => $.imports.verify.conflict.hint)}
    </Banner>
  );
}
