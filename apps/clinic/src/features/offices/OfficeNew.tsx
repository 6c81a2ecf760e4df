import { useCreateOffice } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from './OfficeForm.tsx';

/** A new office [ORG-02]. */
export function OfficeNew(): ReactElement {
  const { t } = useTranslation();
  const { send } = useCreateOffice();
  return (
    <OfficeForm
      title={t(($) => $.offices.new)}
      office={null}
      save={async (body) => {
        await send({ body });
        toasts.show({ tone: 'positive', message: t(($) => $.offices.added) });
      }}
    />
  );
}
