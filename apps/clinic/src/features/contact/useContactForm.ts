import { ApiError, useMutationCall } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { type EditForm, type FieldProblems, type Refusal, useEditForm } from '../../lib/frame/form/useEditForm.ts';
import { useTextRefusal } from '../../lib/frame/form/useTextRefusal.ts';
import type { TextRefusal } from '../../lib/frame/form/textRules.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { type ContactField, contactRefusals, type ContactValues, messageOf } from './rules.ts';

interface ContactForm extends Pick<EditForm<ContactValues>, 'form' | 'isReady'> {
  /** Returns the label of a field. */
  labelOf: (field: ContactField) => string;
  submit: () => Promise<void>;
}

/** The state of the support message form. Refused fields show their errors; other failures show a toast [INFO-03]. */
export function useContactForm(): ContactForm {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const { send } = useMutationCall('sendSupportMessage');
  const showError = useErrorToast();
  const refusalText = useTextRefusal();
  const defaultValues = useMemo<ContactValues>(
    () => ({
      name: `${user.first_name} ${user.last_name}`.trim(),
      email: user.email,
      phone_number: user.phone_number ?? '',
      message: '',
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- another person is another form
    [user.id],
  );
  const labelOf = (field: ContactField): string =>
    t(($) => $.contact[field === 'phone_number' ? ('phone' as const) : field]);
  const problemsOf = (values: ContactValues): FieldProblems<ContactValues> => {
    const refusals = Object.entries(contactRefusals(values)) as [ContactField, TextRefusal][];
    return Object.fromEntries(
      refusals.map(([field, refusal]) => [
        field,
        { type: refusal.kind, message: refusalText(labelOf(field), refusal) },
      ]),
    );
  };
  const refusalOf = (error: unknown): Refusal<ContactValues> => {
    const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
    const fields = refused.flatMap(([name, [first]]) =>
      name in defaultValues && first !== undefined ? [[name, first]] : [],
    );
    if (fields.length === 0) showError(error);
    return { fields: Object.fromEntries(fields) as Refusal<ContactValues>['fields'], text: null };
  };
  const { form, attempt, leave, isReady } = useEditForm({ defaultValues, problemsOf, refusalOf });

  const submit = (): Promise<void> =>
    attempt(async (values) => {
      await send({ body: messageOf(values) });
      toasts.show({ tone: 'positive', message: t(($) => $.contact.thanksForContact) });
      leave(HOME);
    });
  return { form, labelOf, submit, isReady };
}
