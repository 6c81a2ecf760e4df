import { TEXT_MAX } from '@isopter/contract';
import { PhoneField, TextArea, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { HOME } from '../../lib/platform/routes/routes.ts';
import type { ContactValues } from './rules.ts';
import { useContactForm } from './useContactForm.ts';

/** A form for a message to the operator of the server [INFO-03, NAV-19]. */
export function Contact(): ReactElement {
  const { t } = useTranslation();
  const { form, labelOf, submit, isReady } = useContactForm();
  const { control, formState } = form;
  return (
    <EditScreen
      title={t(($) => $.navigation.contact)}
      breadcrumbs={[]}
      closeHref={HOME}
      onSubmit={submit}
      isSaving={formState.isSubmitting}
      isReady={isReady}
      saveLabel={t(($) => $.contact.send)}
      failure={null}
      banner={<p>{t(($) => $.contact.hint)}</p>}
    >
      <Bound control={control} name="name">
        {(field) => <TextField {...field} label={labelOf('name')} autoComplete="name" isRequired />}
      </Bound>
      <Bound control={control} name="email">
        {(field) => <TextField {...field} label={labelOf('email')} type="email" autoComplete="email" isRequired />}
      </Bound>
      <Bound control={control} name="phone_number">
        {(field) => <PhoneField {...field} label={labelOf('phone_number')} />}
      </Bound>
      <Bound<ContactValues, 'message', HTMLTextAreaElement> control={control} name="message">
        {(field) => (
          <TextArea {...field} label={labelOf('message')} rows={6} maxLength={TEXT_MAX.support_message} isRequired />
        )}
      </Bound>
    </EditScreen>
  );
}
