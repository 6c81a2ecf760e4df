import { ApiError, messagesOf } from '@isopter/api-client';
import type { Employee } from '@isopter/contract';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import type { FieldProblems, Refusal } from '../../lib/frame/form/useEditForm.ts';
import { type EditConflict, type ReadRecord, useRecordForm } from '../../lib/frame/form/useRecordForm.ts';
import { useOfficeNames } from '../../lib/domain/offices/useOfficeNames.ts';
import { type UserField, type UserFormValues, type UserRefusal, userRefusals, userValues, userWrite } from './rules.ts';
import { useReasonText } from './useReasonText.ts';

export interface UserFormOptions {
  /** Null for a new one. */
  user: Employee | null;
  /** The office a new one is added to from the list of offices. */
  officeId?: string | undefined;
  /** Saves valid values. @throws what the call throws */
  save: (values: UserFormValues, read: ReadRecord<UserFormValues, Employee>) => Promise<void>;
}

interface UserFormState {
  form: UseFormReturn<UserFormValues>;
  submit: () => Promise<void>;
  isReady: boolean;
  conflict: EditConflict | null;
  failure: string | null;
}

const FIELDS = new Set<string | undefined>(['username', 'email', 'phone_number']);
const isField = (field: string | undefined): field is UserField => FIELDS.has(field);

/** The state of the user form. Refused fields show their errors and input is kept [ORG-06, ERR-04]. */
export function useUserForm({ user, officeId, save }: UserFormOptions): UserFormState {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.resolvedLanguage, { style: 'short', type: 'unit' });
  const text = useMessageText();
  const reason = useReasonText();
  const officeNames = useOfficeNames();
  const words = (field: UserField, refusal: UserRefusal): string => {
    if (refusal.kind === 'maxLength') return t(($) => $.devices.nameTooLong, { count: refusal.max });
    const { kind } = refusal;
    if (kind === 'required') return t(($) => $.users.required[field]);
    if (kind === 'unprintable' || kind === 'phoneCountry' || kind === 'phoneExtension') return t(($) => $.errors[kind]);
    return t(($) => $.users[kind]);
  };
  const problemsOf = (values: UserFormValues): FieldProblems<UserFormValues> => {
    const refusals = Object.entries(userRefusals(values)) as [UserField, UserRefusal][];
    return Object.fromEntries(
      refusals.map(([field, refusal]) => [field, { type: refusal.kind, message: words(field, refusal) }]),
    );
  };
  const refusalOf = (error: unknown): Refusal<UserFormValues> => {
    if (error instanceof ApiError && error.name === 'LastAdmin') {
      return { fields: { groups: reason(error.name) }, text: null };
    }
    if (error instanceof ApiError && 'administrated_offices' in error.fields) {
      return { fields: { administrated_offices: reason('AdministersNothing') }, text: null };
    }
    const fields: Refusal<UserFormValues>['fields'] = {};
    let rest: string | null = null;
    for (const message of messagesOf(error, 'user')) {
      if (message.key === 'doctorInUse' || message.key === 'operatorInUse') fields.groups = text(message);
      else if (isField(message.field)) fields[message.field] = text(message);
      else rest = text(message);
    }
    return { fields, text: rest };
  };
  const named = (name: 'first_name' | 'last_name' | 'username' | 'email' | 'phone_number') => ({
    label: t(($) => $.users.fields[name]),
  });
  const { form, attempt, leave, isReady, failure, conflict } = useRecordForm<UserFormValues, Employee>({
    record: user,
    valuesOf: (one) => userValues(one, officeId),
    sentOf: userWrite,
    problemsOf,
    refusalOf,
    fields: {
      first_name: named('first_name'),
      last_name: named('last_name'),
      username: named('username'),
      email: named('email'),
      phone_number: named('phone_number'),
      offices: { label: t(($) => $.users.fields.offices), text: ({ offices }) => officeNames(offices) },
      groups: {
        label: t(($) => $.users.fields.groups),
        text: ({ groups }) => list.format(groups.map((group) => t(($) => $.users.groups[group]))),
        // an office admin also works at the offices they administer
        with: ['administrated_offices'],
      },
      administrated_offices: {
        label: t(($) => $.users.fields.administrated_offices),
        text: ({ administrated_offices }) => officeNames(administrated_offices),
      },
    },
  });
  const submit = (): Promise<void> =>
    attempt(async (values, read) => {
      await save(values, read);
      form.reset(values);
      leave('/users');
    });
  return { form, submit, isReady, failure, conflict };
}
