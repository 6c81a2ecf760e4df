import { alertKinds, type Id, type PatientAlertKind, TEXT_MAX } from '@isopter/contract';
import { Select, Text, TextField } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../../lib/frame/form/DecisionDialog.tsx';
import { useTextRefusal } from '../../../lib/frame/form/useTextRefusal.ts';
import { useNameless } from '../../../lib/platform/session/useNameless.ts';
import { alertTextRefusal } from './rules.ts';
import { useAddAlert } from './useAddAlert.ts';

interface AddAlertProps {
  patientId: Id;
  onClose: () => void;
}

/** Asks for the kind and the text of a new alert; without a text where the server gets no personal data (OUR-763). */
export function AddAlert({ patientId, onClose }: AddAlertProps): ReactElement {
  const { t } = useTranslation();
  const refusalText = useTextRefusal();
  const hasTexts = useNameless() === null;
  const { add, refusal, isSending } = useAddAlert(patientId);
  const [kind, setKind] = useState<PatientAlertKind | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const label = t(($) => $.patients.alerts.text);
  const wrong = alertTextRefusal(kind, text);
  const submit = async (): Promise<boolean> => {
    setTried(true);
    return kind !== null && wrong === null && add({ kind, text: text.trim() || null });
  };
  return (
    <DecisionDialog
      title={t(($) => $.patients.alerts.addTitle)}
      message={t(($) => $.patients.alerts.message)}
      submitLabel={t(($) => $.patients.alerts.add)}
      refusal={refusal.whole ?? (hasTexts ? null : (refusal.text ?? null))}
      isSending={isSending}
      isChanged={kind !== null || text !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t(($) => $.patients.alerts.kind)}
        isRequired
        options={alertKinds(hasTexts).map((id) => ({ id, label: t(($) => $.patients.alerts.kinds[id]) }))}
        value={kind}
        onChange={(id) => setKind(id as PatientAlertKind)}
        errorMessage={isTried && kind === null ? t(($) => $.patients.alerts.kindMissing) : undefined}
      />
      {hasTexts ? (
        <TextField
          label={label}
          isRequired={kind === 'DIAGNOSIS'}
          maxLength={TEXT_MAX.alert}
          value={text}
          onChange={setText}
          errorMessage={isTried && wrong ? refusalText(label, wrong) : refusal.text}
        />
      ) : (
        <Text tone="secondary">{t(($) => $.patients.alerts.noText)}</Text>
      )}
    </DecisionDialog>
  );
}
