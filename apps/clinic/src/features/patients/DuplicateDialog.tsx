import { useGenders } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSignedIn } from '../../lib/session/session.ts';
import { PatientComparison } from './PatientComparison.tsx';
import type { PatientFormValues } from './rules.ts';

interface DuplicateDialogProps {
  duplicates: readonly Patient[];
  /** What was entered. */
  values: PatientFormValues;
  /** The form is of a new patient. */
  isNew: boolean;
  onSaveAnyway: () => Promise<void>;
  /** What was typed is given up for the one who is there already. */
  onOther: () => void;
  onClose: () => void;
}

/** Asks what to do when the person may exist already, with both side by side (PAT-07, OUR-56). */
export function DuplicateDialog({
  duplicates,
  values,
  isNew,
  onSaveAnyway,
  onOther,
  onClose,
}: DuplicateDialogProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { disable_pi } = useSignedIn().preferences;
  const { data: genders } = useGenders();
  const [first] = duplicates;
  const more = duplicates.length - 1;
  const typed = { ...values, gender: genders?.find(({ id }) => id === values.gender_id) ?? null };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(($) => $.patients.duplicate.title)}
      message={disable_pi ? t(($) => $.patients.duplicate.messageNumber) : t(($) => $.patients.duplicate.messageNames)}
      extraText={
        first && (
          <>
            <PatientComparison
              one={typed}
              other={first}
              headings={[t(($) => $.patients.duplicate.typed), t(($) => $.patients.duplicate.existing)]}
            />
            {more > 0 && <p>{t(($) => $.patients.duplicate.more, { count: more })}</p>}
          </>
        )
      }
      confirmLabel={isNew ? t(($) => $.patients.duplicate.useExisting) : t(($) => $.patients.duplicate.review)}
      onConfirm={() => {
        if (!isNew || first === undefined) return;
        onOther();
        navigate(`/tests/new/${first.id}`);
      }}
      alternate={{
        label: isNew ? t(($) => $.patients.duplicate.create) : t(($) => $.patients.duplicate.change),
        onConfirm: onSaveAnyway,
      }}
    />
  );
}
