import { ApiError, recordChangedOf, useRenameAuthenticator } from '@isopter/api-client';
import { type Authenticator, ERROR_NAME, TEXT_MAX } from '@isopter/contract';
import { TextField, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { Bound } from '../../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../../lib/frame/form/EditScreen.tsx';
import { useRecordForm } from '../../../lib/frame/form/useRecordForm.ts';
import { labelRefusal } from './rules.ts';

/** The address of the list of keys, with its option switched on (KEY-02, PREF-01). */
export const KEYS_HREF = '/preferences?tab=2&authenticator=1';

/** A form for the name of a security key. It also closes after a failed rename, with a toast (KEY-02, KEY-04). */
export function KeyForm({ authenticator }: { authenticator: Authenticator }): ReactElement {
  const { id } = authenticator;
  const { t } = useTranslation();
  const { send } = useRenameAuthenticator();
  const errorText = useErrorText();
  const words = {
    required: t(($) => $.keys.required),
    maxLength: t(($) => $.keys.tooLong, { count: TEXT_MAX.label }),
    unprintable: t(($) => $.errors.unprintable),
  };
  const { form, attempt, leave, failure, conflict } = useRecordForm<{ label: string }, Authenticator>({
    record: authenticator,
    valuesOf: (one) => ({ label: one?.label ?? '' }),
    fields: { label: { label: t(($) => $.keys.name) } },
    problemsOf: (values) => {
      const type = labelRefusal(values.label);
      return type === undefined ? {} : { label: { type, message: words[type] } };
    },
    refusalOf: (error) => ({ fields: {}, text: errorText(error) }),
  });
  const rename = async (values: { label: string }, { version }: { version: number }): Promise<void> => {
    try {
      await send({ params: { id }, body: { label: values.label.trim(), version } });
      toasts.show({ tone: 'positive', message: t(($) => $.keys.updateDeviceWebAuthnSuccess) });
    } catch (error) {
      // not confirmed: the form stays, with the name that was typed
      if (error instanceof ApiError && error.name === ERROR_NAME.STEP_UP_REQUIRED) throw error;
      if (recordChangedOf(error) !== null) throw error;
      toasts.show({ tone: 'critical', message: t(($) => $.keys.updateDeviceWebAuthnError) });
    }
    form.reset(values);
    leave(KEYS_HREF);
  };
  const title = t(($) => $.keys.edit);
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.keys.title), href: KEYS_HREF }, { label: title }]}
      closeHref={KEYS_HREF}
      onSubmit={() => attempt(rename)}
      isSaving={form.formState.isSubmitting}
      failure={failure}
      conflict={conflict}
    >
      <Bound control={form.control} name="label">
        {(field) => (
          <TextField
            {...field}
            label={t(($) => $.keys.name)}
            description={t(($) => $.keys.nameHint)}
            isRequired
            autoComplete="off"
          />
        )}
      </Bound>
    </EditScreen>
  );
}
