import { ApiError, messageOf, messageOfField, useAddPatientAlert } from '@isopter/api-client';
import { ERROR_NAME, type Id, PATIENT_ALERTS_MAX, type PatientAlertWrite } from '@isopter/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';

/** Error messages of a refused alert: `text` is shown at the text field, `whole` above the form. */
interface AlertRefusal {
  text?: string;
  whole?: string;
}

/** Adds an alert to a patient. A refusal is returned for the form, which keeps its input. */
export function useAddAlert(patientId: Id) {
  const { t } = useTranslation();
  const wordsOf = useMessageText();
  const { send, isSending } = useAddPatientAlert();
  const [refusal, setRefusal] = useState<AlertRefusal>({});

  const refusalOf = (error: unknown): AlertRefusal => {
    const [name, messages] = error instanceof ApiError ? [error.name, error.fields['text'] ?? []] : ['', []];
    if (messages.length > 0) return { text: messages.map((message) => wordsOf(messageOfField(message))).join(' ') };
    if (name === ERROR_NAME.TOO_MANY_ALERTS)
      return { whole: t(($) => $.patients.alerts.full, { count: PATIENT_ALERTS_MAX }) };
    return { whole: wordsOf(messageOf(error)) };
  };

  /** @returns whether it was added */
  async function add(body: PatientAlertWrite): Promise<boolean> {
    setRefusal({});
    try {
      await send({ params: { id: patientId }, body });
      return true;
    } catch (error) {
      setRefusal(refusalOf(error));
      return false;
    }
  }
  return { add, refusal, isSending };
}
