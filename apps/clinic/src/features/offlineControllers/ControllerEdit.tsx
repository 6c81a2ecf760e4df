import { useOfflineController, useUpdateOfflineController } from '@isopter/api-client';
import { ErrorState, LinkButton, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import { Loading } from '../../lib/screen/Loading.tsx';
import { centred } from '../../lib/screen/Notice.css.ts';
import { CLOSE, ControllerForm } from './ControllerForm.tsx';

/** Changing an offline controller [OFFC-01]. */
export function ControllerEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const { data, error, isValidating, mutate } = useOfflineController(id);
  const { send } = useUpdateOfflineController();
  const errorText = useErrorText();
  if (data === undefined) {
    if (error === undefined) return <Loading />;
    return (
      <div className={centred}>
        <ErrorState
          title={t(($) => $.controllers.loadOneFailed)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
          action={
            <LinkButton href={CLOSE} variant="quiet">
              {t(($) => $.navigation.offline_controllers)}
            </LinkButton>
          }
        >
          {errorText(error)}
        </ErrorState>
      </div>
    );
  }
  return (
    <ControllerForm
      key={id}
      title={t(($) => $.controllers.edit)}
      controller={data}
      save={async ({ name, offices }) => {
        await send({ params: { id }, body: { name, offices: [...offices] } });
        toasts.show({ tone: 'positive', message: t(($) => $.controllers.saved) });
        return CLOSE;
      }}
    />
  );
}
