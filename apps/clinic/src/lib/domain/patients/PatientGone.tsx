import { PatientIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Gone } from '../../frame/screen/Gone.tsx';

/** An address names a patient who is not there: deleted, merged, or another clinic's (SRV-07). */
export function PatientGone(): ReactElement {
  const { t } = useTranslation();
  return (
    <Gone title={t(($) => $.patients.gone.title)} icon={<PatientIcon />}>
      {t(($) => $.patients.gone.hint)}
    </Gone>
  );
}
