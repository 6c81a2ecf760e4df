import { ApiError, useEmployee, useUpdateEmployee } from '@isopter/api-client';
import type { Employee } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import { Bound } from '../../lib/form/Bound.tsx';
import { EditScreen } from '../../lib/form/EditScreen.tsx';
import { useCloseOnFailure } from '../../lib/form/useCloseOnFailure.ts';
import { useEditForm } from '../../lib/form/useEditForm.ts';
import { Loading } from '../../lib/screen/Loading.tsx';
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
  // oxlint-disable-next-line react/exhaustive-deps -- another user is another form
  const defaultValues = useMemo((): { offices: readonly string[] } => ({ offices: user.offices }), [id]);
  const { form, attempt, leave, failure } = useEditForm({
    defaultValues,
    problemsOf: ({ offices }) =>
      offices.length === 0 ? { offices: { type: 'required', message: t(($) => $.users.required.offices) } } : {},
    refusalOf: (error) => {
      const isAdminless = error instanceof ApiError && 'administrated_offices' in error.fields;
      return { fields: {}, text: isAdminless ? reason('AdministersNothing') : errorText(error) };
    },
  });
  const submit = (): Promise<void> =>
    attempt(async ({ offices }) => {
      await send({ params: { id }, body: { offices: [...offices] } });
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
      failure={failure}
    >
      <Bound control={form.control} name="offices">
        {(field) => <OfficesField {...field} />}
      </Bound>
    </EditScreen>
  );
}
