import { useOfflineController, useUpdateOfflineController } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { changedFields } from '../../lib/frame/form/mergeEdits.ts';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import { LoadFailed } from '../../lib/frame/screen/LoadFailed.tsx';
import { CLOSE, ControllerForm } from './ControllerForm.tsx';

/** Changing an offline controller [OFFC-01]. */
export function ControllerEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const load = useOfflineController(id);
  const { data, error } = load;
  const { send } = useUpdateOfflineController();
  if (data === undefined) {
    if (error === undefined) return <Loading />;
    return (
      <LoadFailed
        title={t(($) => $.controllers.loadOneFailed)}
        error={error}
        loads={[load]}
        back={{ href: CLOSE, label: t(($) => $.navigation.offline_controllers) }}
      />
    );
  }
  return (
    <ControllerForm
      key={id}
      title={t(($) => $.controllers.edit)}
      controller={data}
      save={async ({ name, offices }, { values: before, version }) => {
        const changes = changedFields(
          { name: before.name, offices: [...before.offices] },
          { name, offices: [...offices] },
        );
        await send({ params: { id }, body: { ...changes, version } });
        toasts.show({ tone: 'positive', message: t(($) => $.controllers.saved) });
        return CLOSE;
      }}
    />
  );
}
