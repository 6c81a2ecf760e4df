import { useCreateEmployee } from '@isopter/api-client';
import { Banner, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { userWrite } from './rules.ts';
import { UserForm } from './UserForm.tsx';

/** A new user, of an office where one was chosen [ORG-06, ORG-07]. */
export function UserNew(): ReactElement {
  const { t } = useTranslation();
  const { officeId } = useParams<{ officeId?: string }>();
  const { send } = useCreateEmployee();
  return (
    <UserForm
      title={t(($) => $.users.new)}
      user={null}
      officeId={officeId}
      hint={<Banner tone="info">{t(($) => $.users.letterHint)}</Banner>}
      save={async (values) => {
        await send({ body: userWrite(values) });
        toasts.show({ tone: 'positive', message: t(($) => $.users.added) });
      }}
    />
  );
}
