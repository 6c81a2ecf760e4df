import { ApiError, useEmployee, useUpdateEmployee } from '@isopter/api-client';
import type { Employee } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { changedFields } from '../../lib/frame/form/mergeEdits.ts';
import { useCloseOnFailure } from '../../lib/frame/form/useCloseOnFailure.ts';
import { useRecordForm } from '../../lib/frame/form/useRecordForm.ts';
import { useOfficeNames } from '../../lib/domain/offices/useOfficeNames.ts';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import { fullName } from './fullName.ts';
import { OfficesField } from './OfficesField.tsx';
import { useReasonText } from './useReasonText.ts';

/** Choosing the offices of a user [ORG-07, ORG-10]. */
export function UserOffices(): ReactElement {
  const { userId } = useParams<{ userId: string }>();
  const { data, error } = useEmployee(userId);
  useCloseOnFailure(data === undefined ? error : undefined, CLOSE);
  return data === undefined ? <Loading /> : <OfficesForm key={userId} user={data} />;
}

const CLOSE = '/users';

function OfficesForm({ user }: { user: Employee }): ReactElement {
  const { t } = useTranslation();
  const { send } = useUpdateEmployee();
  const errorText = useErrorText();
  const reason = useReasonText();
  const { id } = user;
  const officeNames = useOfficeNames();
  const { form, attempt, leave, isReady, failure, conflict } = useRecordForm<{ offices: readonly string[] }, Employee>({
    record: user,
    valuesOf: (one) => ({ offices: one?.offices ?? [] }),
    fields: { offices: { label: t(($) => $.users.fields.offices), text: ({ offices }) => officeNames(offices) } },
    problemsOf: ({ offices }) =>
      offices.length === 0 ? { offices: { type: 'required', message: t(($) => $.users.required.offices) } } : {},
    refusalOf: (error) => {
      const isAdminless = error instanceof ApiError && 'administrated_offices' in error.fields;
      return { fields: {}, text: isAdminless ? reason('AdministersNothing') : errorText(error) };
    },
  });
  const submit = (): Promise<void> =>
    attempt(async ({ offices }, { values: before, version }) => {
      await send({
        params: { id },
        body: { ...changedFields({ offices: [...before.offices] }, { offices: [...offices] }), version },
      });
      toasts.show({ tone: 'positive', message: t(($) => $.users.saved) });
      form.reset({ offices });
      leave(CLOSE);
    });
  const title = t(($) => $.users.officesOf, { name: fullName(user) });
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.users), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      failure={failure}
      conflict={conflict}
    >
      <Bound control={form.control} name="offices">
        {(field) => <OfficesField {...field} />}
      </Bound>
    </EditScreen>
  );
}
