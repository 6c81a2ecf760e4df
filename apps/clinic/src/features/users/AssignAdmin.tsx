import { useAssignOfficeAdmin, useFindEmployees, useOffice } from '@isopter/api-client';
import { DEBOUNCE_SUGGESTION, type Office } from '@isopter/contract';
import { Autocomplete, type Option, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { useCloseOnFailure } from '../../lib/frame/form/useCloseOnFailure.ts';
import { useEditForm } from '../../lib/frame/form/useEditForm.ts';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import { fullName } from './fullName.ts';
import { canAdminister } from './rules.ts';

const CLOSE = '/offices';
const NOBODY: { user: Option | null } = { user: null };
/** So many are suggested. */
const SUGGESTED = 20;

/** Making somebody an admin of an office [ORG-04]. */
export function AssignAdmin(): ReactElement {
  const { officeId } = useParams<{ officeId: string }>();
  const { data, error } = useOffice(officeId);
  useCloseOnFailure(data === undefined ? error : undefined, CLOSE);
  return data === undefined ? <Loading /> : <AssignForm key={officeId} office={data} />;
}

function AssignForm({ office }: { office: Office }): ReactElement {
  const { t } = useTranslation();
  const find = useFindEmployees();
  const { send } = useAssignOfficeAdmin();
  const showError = useErrorToast();
  const { form, attempt, leave, isReady } = useEditForm({
    defaultValues: NOBODY,
    problemsOf: ({ user }) =>
      user === null ? { user: { type: 'required', message: t(($) => $.users.required.user) } } : {},
    refusalOf: () => ({ fields: {}, text: null }),
  });
  const load = async (text: string, signal: AbortSignal): Promise<Option[]> => {
    const users = await find(text, signal);
    return users
      .filter((user) => canAdminister(user, office.id))
      .slice(0, SUGGESTED)
      .map((user) => ({ id: user.id, label: fullName(user), description: user.email }));
  };
  const submit = (): Promise<void> =>
    attempt(async ({ user }) => {
      try {
        await send({ params: { id: office.id }, body: { employee: user?.id ?? '' } });
      } catch (error) {
        showError(error);
        return;
      }
      // the title of a message is bold
      const title = t(($) => $.users.assigned, { name: user?.label ?? '', office: office.name });
      toasts.show({ tone: 'positive', title, message: t(($) => $.users.assignAdminSuccess) });
      leave(CLOSE);
    });
  const title = t(($) => $.users.adminOf, { office: office.name });
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.offices), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      failure={null}
    >
      <Bound control={form.control} name="user">
        {(field) => (
          <Autocomplete
            {...field}
            label={t(($) => $.users.user)}
            placeholder={t(($) => $.users.searchPlaceholder)}
            load={load}
            delay={DEBOUNCE_SUGGESTION}
            isRequired
          />
        )}
      </Bound>
    </EditScreen>
  );
}
