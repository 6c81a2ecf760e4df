import { ApiError, useCreateMwlQuery } from '@isopter/api-client';
import { ERROR_NAME, type PacsConfiguration, WORK_ITEM_FILTER_MAX } from '@isopter/contract';
import { toasts, useProblemText } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { type EditForm, type FieldProblems, useEditForm } from '../../lib/frame/form/useEditForm.ts';
import { officeDay } from '../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { keepFilter, useLastFilter } from './keptFilter.ts';
import {
  type FilterField,
  type FilterRefusal,
  filterRefusals,
  type FilterText,
  type FilterValues,
  sentFilter,
} from './rules/filter.ts';
import { filterToUse } from './rules/kept.ts';

const CLOSE = '/work-items';
/** The PACS screens write dates this way, whatever the person prefers [PACS-07]. */
export const DATE_FORMAT = 'MM/DD/YYYY';

/** A PACS has the letters of its character set only. */
const hasUnknownLetters = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.name === ERROR_NAME.LETTERS_UNKNOWN;

interface FilterForm extends Pick<EditForm<FilterValues>, 'form' | 'failure'> {
  submit: () => Promise<void>;
}

/** The form of the filter; it begins with the one that was used last. Where the query is refused it says why and closes [PACS-03]. */
export function useFilterForm(configuration: PacsConfiguration): FilterForm {
  const { t } = useTranslation();
  const { id: by } = useSignedIn().user;
  const { values: last } = useLastFilter(by);
  const { send } = useCreateMwlQuery();
  const errorText = useErrorText();
  const say = useProblemText();
  const words = (field: FilterField, kind: FilterRefusal): string => {
    switch (kind) {
      case 'required':
        return say({ kind, label: t(($) => $.pacs.filter.fields[field]) });
      case 'maxLength':
        return say({ kind, value: `${WORK_ITEM_FILTER_MAX[field as FilterText]}` });
      case 'unprintable':
        return t(($) => $.errors.unprintable);
      case 'invalidDate':
        return say({ kind, format: DATE_FORMAT });
      case 'range':
        return t(($) => $.pacs.filter.invalidDateRange);
    }
  };
  const problemsOf = (values: FilterValues): FieldProblems<FilterValues> =>
    Object.fromEntries(
      Object.entries(filterRefusals(values, configuration)).map(([field, type]) => [
        field,
        { type, message: words(field as FilterField, type) },
      ]),
    );
  const { form, attempt, leave, failure } = useEditForm({
    defaultValues: filterToUse(last, configuration, officeDay()),
    problemsOf,
    refusalOf(error) {
      if (!hasUnknownLetters(error)) return { fields: {}, text: errorText(error) };
      const message = t(($) => $.pacs.filter.unknownLetters);
      return { fields: Object.fromEntries(Object.keys(error.fields).map((field) => [field, message])), text: null };
    },
  });
  const submit = (): Promise<void> =>
    attempt(async (values) => {
      try {
        const { mwl_query_id } = await send({ body: sentFilter(values, configuration) });
        keepFilter(values, by, mwl_query_id);
      } catch (error) {
        // without a network nothing was refused, and letters can be changed: what was typed stays
        if ((error instanceof ApiError && error.offline) || hasUnknownLetters(error)) throw error;
        const text = error instanceof ApiError ? error.detail : '';
        toasts.show({ tone: 'critical', message: text || errorText(error) });
      }
      leave(CLOSE);
    });
  return { form, submit, failure };
}
