import { TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { OfficesField } from '../../lib/domain/offices/OfficesField.tsx';
import { type ControllerFormOptions, useControllerForm } from './useControllerForm.ts';

interface ControllerFormProps extends ControllerFormOptions {
  title: string;
}

/** Where the form leads when it is left. */
export const CLOSE = '/offline-controllers';

/** The form of an offline controller, new or known; a known one shows its code, which is the server's [OFFC-01, OFFC-02]. */
export function ControllerForm({ title, controller, save }: ControllerFormProps): ReactElement {
  const { t } = useTranslation();
  const { form, submit, failure, conflict } = useControllerForm({ controller, save });
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.offline_controllers), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      failure={failure}
      conflict={conflict}
    >
      <Bound control={form.control} name="name">
        {(field) => <TextField {...field} label={t(($) => $.devices.name)} isRequired autoComplete="off" />}
      </Bound>
      <OfficesField control={form.control} name="offices" />
      {controller !== null && (
        <TextField
          label={t(($) => $.controllers.code)}
          description={t(($) => $.controllers.codeHint)}
          value={controller.code}
          isReadOnly
        />
      )}
    </EditScreen>
  );
}
