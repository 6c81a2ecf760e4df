import { messagesOf, useUpdateUserEmail } from '@isopter/api-client';
import { fullName, type SupportUser, TEXT_MAX } from '@isopter/contract';
import { Button, Dialog, FormError, TextField, toasts } from '@isopter/ui';
import { type ReactElement, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { Form } from '../../lib/frame/form/Form.tsx';
import { emailRefusal } from '../../lib/frame/form/textRules.ts';
import { useEditForm } from '../../lib/frame/form/useEditForm.ts';
import { useTextRefusal } from '../../lib/frame/form/useTextRefusal.ts';

interface ChangeEmailProps {
  user: SupportUser;
  /** Closes it, whether something was changed or not. */
  onClose: () => void;
}

/** Changes a user's e-mail address. A refusal is shown at the field and input is kept [SUP-04]. */
export function ChangeEmail({ user, onClose }: ChangeEmailProps): ReactElement {
  const { t } = useTranslation();
  const label = t(($) => $.support.newEmail);
  const formId = useId();
  const { send } = useUpdateUserEmail();
  const messageText = useMessageText();
  const refusalText = useTextRefusal();
  // oxlint-disable-next-line react/exhaustive-deps -- another user is another form
  const defaultValues = useMemo(() => ({ email: user.email }), [user.id]);
  const { form, attempt, forget, isReady, failure } = useEditForm({
    defaultValues,
    problemsOf: ({ email }) => {
      const refusal = emailRefusal(email, TEXT_MAX.email);
      return refusal ? { email: { type: refusal.kind, message: refusalText(label, refusal) } } : {};
    },
    refusalOf: (error) => {
      const [message] = messagesOf(error, 'support');
      return message.field === 'email'
        ? { fields: { email: messageText(message) }, text: null }
        : { fields: {}, text: messageText(message) };
    },
  });
  const submit = (): Promise<void> =>
    attempt(async ({ email }) => {
      await send({ params: { id: user.id }, body: { email: email.trim().toLowerCase() } });
      toasts.show({ tone: 'positive', message: t(($) => $.support.changeEmailSuccess) });
      forget();
      onClose();
    });
  return (
    <Dialog
      title={t(($) => $.support.changeEmail)}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(($) => $.common.cancel)}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={!isReady}
            isPending={form.formState.isSubmitting}
          >
            {t(($) => $.common.save)}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        aria-label={t(($) => $.support.changeEmail)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{t(($) => $.support.changeEmailHint, { name: fullName(user) })}</p>
        {failure !== null && <FormError>{failure}</FormError>}
        <Bound control={form.control} name="email">
          {(field) => <TextField {...field} label={label} type="email" autoComplete="off" isRequired />}
        </Bound>
      </Form>
    </Dialog>
  );
}
