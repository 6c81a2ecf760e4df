import { ApiError, useCreateExportTask } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import { toasts, useProblemText } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { type EditForm, type FieldProblems, useEditForm } from '../../lib/frame/form/useEditForm.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import {
  type ExportField,
  type ExportFormValues,
  type ExportRefusal,
  exportRefusals,
  NOTHING_CHOSEN,
  parametersOf,
} from './rules.ts';

interface ExportForm extends Pick<EditForm<ExportFormValues>, 'form' | 'isReady' | 'failure'> {
  submit: () => Promise<void>;
}

/** The form of an export: what is missing is said at its field, and why it was refused above all [EXP-02]. */
export function useExportForm(): ExportForm {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { send } = useCreateExportTask();
  const say = useProblemText();
  const { date_format: format } = useSignedIn().preferences;
  const words = (field: ExportField, kind: ExportRefusal): string => {
    if (kind === 'range') return t(($) => $.exports.invalidDateRange);
    return say(kind === 'required' ? { kind, label: t(($) => $.exports.fields[field]) } : { kind, format });
  };
  const problemsOf = (values: ExportFormValues): FieldProblems<ExportFormValues> =>
    Object.fromEntries(
      Object.entries(exportRefusals(values)).map(([field, type]) => [
        field,
        { type, message: words(field as ExportField, type) },
      ]),
    );
  const { form, attempt, leave, isReady, failure } = useEditForm({
    defaultValues: NOTHING_CHOSEN,
    problemsOf,
    refusalOf: (error) => {
      const isFull = error instanceof ApiError && error.name === ERROR_NAME.TOO_MANY_EXPORTS;
      return { fields: {}, text: isFull ? t(($) => $.exports.tooMany) : errorText(error) };
    },
  });
  const submit = (): Promise<void> =>
    attempt(async (values) => {
      await send({ body: { parameters: parametersOf(values) } });
      toasts.show({ tone: 'positive', message: t(($) => $.exports.asked) });
      form.reset(values);
      leave('/export-tasks');
    });
  return { form, submit, isReady, failure };
}
