import { EXCLUSION_REASONS, type ExclusionReason, TEXT_MAX } from '@isopter/contract';
import { Select, TextField } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../../lib/frame/form/DecisionDialog.tsx';
import type { ListedField } from './rules/fields.ts';
import { useDecision } from './useDecision.ts';
import { useFieldWords } from './useFieldWords.ts';

interface ExcludeDialogProps {
  patientId: string;
  field: ListedField;
  onClose: () => void;
}

/** Asks why a field does not count, and takes it out (OUR-66). */
export function ExcludeDialog({ patientId, field, onClose }: ExcludeDialogProps): ReactElement {
  const { t } = useTranslation();
  const { day } = useFieldWords();
  const { exclude, refusal, isSending } = useDecision(patientId);
  const [reason, setReason] = useState<ExclusionReason | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const needsNote = reason === 'OTHER' && note.trim() === '';
  const submit = async (): Promise<boolean> => {
    setTried(true);
    return reason !== null && !needsNote && exclude(field, { reason, note: note.trim() || null });
  };
  return (
    <DecisionDialog
      title={t(($) => $.progression.exclude.title)}
      message={t(($) => $.progression.exclude.message, {
        date: day(field),
        eye: t(($) => $.tests.sides[field.eye]),
      })}
      submitLabel={t(($) => $.progression.exclude.submit)}
      refusal={refusal}
      isSending={isSending}
      isChanged={reason !== null || note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t(($) => $.progression.exclude.reason)}
        isRequired
        options={EXCLUSION_REASONS.map((id) => ({ id, label: t(($) => $.progression.reasons[id]) }))}
        value={reason}
        onChange={(id) => setReason(id as ExclusionReason)}
        errorMessage={isTried && reason === null ? t(($) => $.progression.exclude.reasonMissing) : undefined}
      />
      <TextField
        label={t(($) => $.progression.exclude.note)}
        isRequired={reason === 'OTHER'}
        maxLength={TEXT_MAX.exclusion_note}
        value={note}
        onChange={setNote}
        errorMessage={isTried && needsNote ? t(($) => $.progression.exclude.noteMissing) : undefined}
      />
    </DecisionDialog>
  );
}
