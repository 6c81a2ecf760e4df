import { useCreateOfficeGroup } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { type FieldProblems, type Refusal, useEditForm } from '../../lib/frame/form/useEditForm.ts';
import type { TextRefusal } from '../../lib/frame/form/textRules.ts';
import { useTextRefusal } from '../../lib/frame/form/useTextRefusal.ts';
import {
  type AccountField,
  type AccountFormValues,
  accountRefusals,
  accountWrite,
  NOTHING_TYPED,
} from './rules/account.ts';
import { duplicatesOf, isRefused } from './rules/duplicates.ts';

/** Where leaving the form leads [SUP-03]. */
export const CLOSE = '/support/offices';

interface AccountForm {
  form: UseFormReturn<AccountFormValues>;
  submit: () => Promise<void>;
  isReady: boolean;
  failure: string | null;
}

/**
 * The form of a new customer account: what another one has is said at its field. The generated password is shown once, in
 * a toast that stays, and kept nowhere [SUP-03, SUP-07].
 */
export function useAccountForm(): AccountForm {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refusalText = useTextRefusal();
  const { send } = useCreateOfficeGroup();
  const labelOf = (field: AccountField): string =>
    t(($) => (field === 'name' ? $.support.accountName : $.users.fields[field]));
  const problemsOf = (values: AccountFormValues): FieldProblems<AccountFormValues> =>
    Object.fromEntries(
      (Object.entries(accountRefusals(values)) as [AccountField, TextRefusal][]).map(([field, refusal]) => [
        field,
        { type: refusal.kind, message: refusalText(labelOf(field), refusal) },
      ]),
    );
  const refusalOf = (error: unknown): Refusal<AccountFormValues> => {
    const duplicates = duplicatesOf(error);
    if (duplicates.length === 0) {
      const text = isRefused(error) ? t(($) => $.support.officeGroupCreateErrorMessage) : errorText(error);
      return { fields: {}, text };
    }
    return {
      fields: Object.fromEntries(duplicates.map(([field, key]) => [field, t(($) => $.support[key])])),
      text: null,
    };
  };
  const { form, attempt, leave, isReady, failure } = useEditForm({
    defaultValues: NOTHING_TYPED,
    problemsOf,
    refusalOf,
  });
  const submit = (): Promise<void> =>
    attempt(async (values) => {
      const { name, user } = await send({ body: accountWrite(values) });
      toasts.show({
        tone: 'positive',
        title: t(($) => $.support.accountCreated, { name }),
        message: t(($) => $.support.passwordOnce),
        values: [
          { label: t(($) => $.users.fields.username), value: user.username },
          { label: t(($) => $.support.password), value: user.password },
        ],
        duration: null,
      });
      form.reset(values);
      leave(CLOSE);
    });
  return { form, submit, isReady, failure };
}
