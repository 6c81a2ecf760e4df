import { useEmployee, useUpdateEmployee } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useCloseOnFailure } from '../../lib/frame/form/useCloseOnFailure.ts';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import { userChanges } from './rules.ts';
import { UserForm } from './UserForm.tsx';

/** Changes a user [ORG-06, ORG-08]. */
export function UserEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const { data, error } = useEmployee(id);
  const { send } = useUpdateEmployee();
  useCloseOnFailure(data === undefined ? error : undefined, '/users');
  if (data === undefined) return <Loading />;
  return (
    <UserForm
      key={id}
      title={t(($) => $.users.edit)}
      user={data}
      save={async (values, read) => {
        const changes = userChanges(values, read.record ?? data);
        if (Object.keys(changes).length === 0) return;
        await send({ params: { id }, body: { ...changes, version: read.version } });
        toasts.show({ tone: 'positive', message: t(($) => $.users.saved) });
      }}
    />
  );
}
