import type { Patient } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSignedIn } from '../../lib/session/session.ts';
import { useRecognise } from '../../lib/patients/useRecognise.ts';

interface DuplicateDialogProps {
  duplicates: readonly Patient[];
  /** The form is of a new patient. */
  isNew: boolean;
  onSaveAnyway: () => Promise<void>;
  /** What was typed is given up for the one who is there already. */
  onOther: () => void;
  onClose: () => void;
}

/** Asks what to do when the person may exist already (PAT-07). */
export function DuplicateDialog({
  duplicates,
  isNew,
  onSaveAnyway,
  onOther,
  onClose,
}: DuplicateDialogProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { disable_pi } = useSignedIn().preferences;
  const recognise = useRecognise();
  const [first] = duplicates;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(($) => $.patients.duplicate.title)}
      message={disable_pi ? t(($) => $.patients.duplicate.messageNumber) : t(($) => $.patients.duplicate.messageNames)}
      extraText={duplicates.map(recognise).join('; ')}
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
