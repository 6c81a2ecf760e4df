import { messagesOf } from '@isopter/api-client';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import { type FieldProblems, type Refusal, useEditForm } from '../../lib/frame/form/useEditForm.ts';
import { useTextRefusal } from '../../lib/frame/form/useTextRefusal.ts';
import { type InvitationField, type InvitationFormValues, invitationRefusals, NOTHING_TYPED } from './rules.ts';

interface InvitationFormState {
  form: UseFormReturn<InvitationFormValues>;
  submit: () => Promise<void>;
  isReady: boolean;
  failure: string | null;
}

/**
 * The form of an invitation: an e-mail somebody has is said at its field, any other failure above all [INV-02, INV-04].
 * @param send sends valid values; throws what the call throws
 */
export function useInvitationForm(send: (values: InvitationFormValues) => Promise<void>): InvitationFormState {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const refusalText = useTextRefusal();
  const problemsOf = (values: InvitationFormValues): FieldProblems<InvitationFormValues> =>
    Object.fromEntries(
      Object.entries(invitationRefusals(values)).map(([name, refusal]) => {
        const field = name as InvitationField;
        const isMissing = refusal.kind === 'required';
        const message = isMissing
          ? t(($) => $.users.required[field])
          : refusalText(
              t(($) => $.users.fields[field]),
              refusal,
            );
        return [field, { type: refusal.kind, message }];
      }),
    );
  const refusalOf = (error: unknown): Refusal<InvitationFormValues> => {
    const [message] = messagesOf(error, 'invitation');
    return message.field === 'email'
      ? { fields: { email: messageText(message) }, text: null }
      : { fields: {}, text: messageText(message) };
  };
  const { form, attempt, leave, isReady, failure } = useEditForm({
    defaultValues: NOTHING_TYPED,
    problemsOf,
    refusalOf,
  });
  const submit = (): Promise<void> =>
    attempt(async (values) => {
      await send(values);
      form.reset(values);
      leave('/invitations');
    });
  return { form, submit, isReady, failure };
}
