import { Button } from '@isopter/ui';
import { EditIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './useProfileForm.ts';

/** The own account: shown first, and changed once that is asked for [INFO-04]. */
export function Profile(): ReactElement {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { form, submit, isReady, failure, conflict } = useProfileForm();
  return (
    <EditScreen
      title={t(($) => $.navigation.profile)}
      breadcrumbs={[]}
      closeHref={HOME}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      isReadOnly={!isEditing}
      failure={failure}
      conflict={conflict}
      banner={
        <div>
          <Button icon={<EditIcon />} onPress={() => setEditing(!isEditing)}>
            {t(($) => (isEditing ? $.profile.stopEditing : $.profile.edit))}
          </Button>
        </div>
      }
    >
      <ProfileFields control={form.control} isReadOnly={!isEditing} />
    </EditScreen>
  );
}
