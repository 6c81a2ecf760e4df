import { alertNeedsText, type PatientAlertKind, TEXT_MAX } from '@isopter/contract';
import { lineRefusal, type TextRefusal } from '../../../lib/frame/form/textRules.ts';

/** Validates the text of a new alert. */
export const alertTextRefusal = (kind: PatientAlertKind | null, text: string): TextRefusal | null =>
  text.trim() === '' && (kind === null || !alertNeedsText(kind)) ? null : lineRefusal(text, TEXT_MAX.alert);
