import { useOffice, useUpdateOffice } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useCloseOnFailure } from '../../lib/frame/form/useCloseOnFailure.ts';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import { OfficeForm } from './OfficeForm.tsx';
import { changedOffice } from './rules.ts';

/** Changing an office [ORG-02, ORG-08]. */
export function OfficeEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const { data, error } = useOffice(id);
  const { send } = useUpdateOffice();
  useCloseOnFailure(data === undefined ? error : undefined, '/offices');
  if (data === undefined) return <Loading />;
  return (
    <OfficeForm
      key={id}
      title={t(($) => $.offices.edit)}
      office={data}
      save={async (body, read) => {
        await send({ params: { id }, body: { ...changedOffice(body, read.body, data), version: read.version } });
        toasts.show({ tone: 'positive', message: t(($) => $.offices.saved) });
      }}
    />
  );
}
