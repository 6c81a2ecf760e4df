import { useCreateOfflineController } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ControllerForm } from './ControllerForm.tsx';
import type { ControllerFormValues } from './useControllerForm.ts';

/** A new offline controller, and on to the code the server made for it [OFFC-01, OFFC-02]. */
export function ControllerNew(): ReactElement {
  const { t } = useTranslation();
  const { send } = useCreateOfflineController();
  const save = async ({ name, offices }: ControllerFormValues): Promise<string> => {
    const { id } = await send({ body: { name, offices: [...offices] } });
    toasts.show({ tone: 'positive', message: t(($) => $.controllers.added) });
    return `/offline-controllers/edit/${id}`;
  };
  return <ControllerForm title={t(($) => $.controllers.new)} controller={null} save={save} />;
}
