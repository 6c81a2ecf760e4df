import { useGenders } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { PatientComparison } from '../merge/PatientComparison.tsx';
import { likenessOf, type PatientFormValues } from '../rules.ts';

interface DuplicateDialogProps {
  duplicates: readonly Patient[];
  /** The input. */
  values: PatientFormValues;
  /** The form is of a new patient. */
  isNew: boolean;
  onSaveAnyway: () => Promise<void>;
  /** Discards the input and opens the existing patient. */
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
  const likeness = first ? likenessOf(values, first, disable_pi) : 'facts';
  const confirms = likeness === 'number' ? 'correctNumber' : isNew ? 'useExisting' : 'review';
  const typed = { ...values, gender: genders?.find(({ id }) => id === values.gender_id) ?? null };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={likeness === 'number' ? t(($) => $.patients.duplicate.numberTitle) : t(($) => $.patients.duplicate.title)}
      message={t(($) => $.patients.duplicate.message[likeness])}
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
      confirmLabel={t(($) => $.patients.duplicate[confirms])}
      onConfirm={() => {
        if (confirms !== 'useExisting' || first === undefined) return;
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
