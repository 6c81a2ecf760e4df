import { useEmployee, useUpdateEmployee } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useCloseOnFailure } from '../../lib/form/useCloseOnFailure.ts';
import { Loading } from '../../lib/screen/Loading.tsx';
import { useKeyCheck } from '../../lib/securityKeys/useKeyCheck.ts';
import { KeyNotAccepted } from '../../lib/securityKeys/KeyNotAccepted.ts';
import { isSensitive, userChanges } from './rules.ts';
import { UserForm } from './UserForm.tsx';

/** Changing a user; another role asks for a security key first [ORG-06, ORG-08, AUTH-17]. */
export function UserEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const { data, error } = useEmployee(id);
  const { send } = useUpdateEmployee();
  const passesKey = useKeyCheck();
  useCloseOnFailure(data === undefined ? error : undefined, '/users');
  if (data === undefined) return <Loading />;
  return (
    <UserForm
      key={id}
      title={t(($) => $.users.edit)}
      user={data}
      save={async (values) => {
        const changes = userChanges(values, data);
        if (Object.keys(changes).length === 0) return;
        if (isSensitive(changes, data) && !(await passesKey('updateEmployee'))) throw new KeyNotAccepted();
        await send({ params: { id }, body: changes });
        toasts.show({ tone: 'positive', message: t(($) => $.users.saved) });
      }}
    />
  );
}
