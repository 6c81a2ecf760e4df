import { type ApiError, useDeleteTestPicture } from '@isopter/api-client';
import type { TestPictureItem } from '@isopter/contract';
import { Banner, Button, ConfirmDialog } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToastedAction } from '../../../../../lib/platform/errors/useToastedAction.ts';
import { useFormats } from '../../../../../lib/platform/format/useFormats.ts';
import * as css from './pictures.css.ts';

/** Props of {@link Pictures}. */
export interface PicturesProps {
  /** The oldest first. */
  pictures: readonly TestPictureItem[];
  error: ApiError | undefined;
  onRetry: () => void;
  /** A picture can be deleted while its test is under way. */
  mayDelete: boolean;
}

/** The pictures of a capture test that the server has, the newest first. */
export function Pictures({ pictures, error, onRetry, mayDelete }: PicturesProps): ReactElement {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [asked, setAsked] = useState<TestPictureItem | null>(null);
  const { send } = useDeleteTestPicture();
  const act = useToastedAction();
  const nameOf = ({ eye, taken }: TestPictureItem): string =>
    t(($) => $.pictures.pictureOf, { eye: t(($) => $.pictures.eyes[eye]), time: moment(taken) });
  return (
    <>
      {error && (
        <Banner
          tone="critical"
          action={
            <Button size="sm" onPress={onRetry}>
              {t(($) => $.common.retry)}
            </Button>
          }
        >
          {t(($) => $.pictures.notLoaded)}
        </Banner>
      )}
      {pictures.length > 0 && (
        <ul className={css.list} aria-label={t(($) => $.pictures.title)}>
          {pictures.toReversed().map((picture) => (
            <li key={picture.id} className={css.item}>
              <img
                className={css.picture}
                src={`data:image/jpeg;base64,${picture.jpeg}`}
                width={picture.width}
                height={picture.height}
                alt={nameOf(picture)}
              />
              <div className={css.caption}>
                <span aria-hidden>{nameOf(picture)}</span>
                {mayDelete && (
                  <Button
                    size="sm"
                    aria-label={t(($) => $.pictures.deleteOf, { picture: nameOf(picture) })}
                    onPress={() => setAsked(picture)}
                  >
                    {t(($) => $.pictures.delete)}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        tone="danger"
        title={t(($) => $.pictures.deleteTitle)}
        message={asked && nameOf(asked)}
        confirmLabel={t(($) => $.pictures.delete)}
        onConfirm={() => {
          if (asked) void act({ send: () => send({ params: { id: asked.id } }), done: t(($) => $.pictures.deleted) });
        }}
      />
    </>
  );
}
