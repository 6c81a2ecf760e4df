import { useInvite } from '@isopter/api-client';
import type { Group } from '@isopter/contract';
import { Banner, FormRow, Select, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { OfficesField } from '../../lib/domain/offices/OfficesField.tsx';
import { PersonTextField } from '../../lib/domain/people/PersonTextField.tsx';
import { rolesGivenBy } from '../../lib/domain/people/roles.ts';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { type InvitationFormValues, inviteeWrite } from './rules.ts';
import { useInvitationForm } from './useInvitationForm.ts';

const CLOSE = '/invitations';

/** Invites somebody to sign in by single sign-on [INV-02]. */
export function InvitationNew(): ReactElement {
  const { t } = useTranslation();
  const roles = rolesGivenBy(accessOf(useSignedIn()));
  const { send } = useInvite();
  const { form, submit, isReady, failure } = useInvitationForm(async (values) => {
    await send({ body: inviteeWrite(values) });
    toasts.show({ tone: 'positive', message: t(($) => $.invitations.invitationSentSuccessMessage) });
  });
  const { control } = form;
  const title = t(($) => $.invitations.title);
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.invitations), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      saveLabel={t(($) => $.invitations.send)}
      failure={failure}
      banner={<Banner tone="info">{t(($) => $.invitations.hint)}</Banner>}
    >
      <FormRow>
        <PersonTextField control={control} name="first_name" />
        <PersonTextField control={control} name="last_name" />
      </FormRow>
      <PersonTextField control={control} name="email" />
      <OfficesField control={control} name="offices" />
      <Bound<InvitationFormValues, 'group', HTMLButtonElement> control={control} name="group">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            label={t(($) => $.users.fields.group)}
            isRequired
            options={roles.map((id) => ({ id, label: t(($) => $.users.groups[id]) }))}
            value={value || null}
            onChange={(group) => onChange(group as Group)}
          />
        )}
      </Bound>
    </EditScreen>
  );
}
