import { ApiError, messagesOf, useClient, useMutationCall } from '@isopter/api-client';
import type { User } from '@isopter/contract';
import { toasts, useProblemText } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import type { FieldProblems, Refusal } from '../../lib/frame/form/useEditForm.ts';
import { type RecordForm, useRecordForm } from '../../lib/frame/form/useRecordForm.ts';
import { useTextRefusal } from '../../lib/frame/form/useTextRefusal.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { keepUser } from '../../lib/platform/session/keepUser.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import {
  changesOf,
  keptOf,
  type ProfileField,
  type ProfileRefusal,
  profileRefusals,
  type ProfileValues,
  valuesOf,
} from './rules.ts';

const BAD_REQUEST = 400;
const NAMED = ['first_name', 'last_name', 'username', 'email', 'phone_number'] as const;

interface ProfileForm extends Pick<RecordForm<ProfileValues, User>, 'form' | 'isReady' | 'failure' | 'conflict'> {
  submit: () => Promise<void>;
}

/** The state of the profile form. Refused fields show their errors and input is kept [INFO-04]. */
export function useProfileForm(): ProfileForm {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const client = useClient();
  const { send } = useMutationCall('updateUser');
  const errorText = useErrorText();
  const messageText = useMessageText();
  const textRefusal = useTextRefusal();
  const say = useProblemText();

  const words = (field: ProfileField, refusal: ProfileRefusal): string => {
    if (refusal.kind === 'password') return t(($) => $.reset.lacking[refusal.problem]);
    if (refusal.kind === 'passwordsDiffer') return say(refusal);
    return textRefusal(
      t(($) => $.profile.fields[field]),
      refusal,
    );
  };
  const problemsOf = (values: ProfileValues): FieldProblems<ProfileValues> => {
    const refusals = Object.entries(profileRefusals(values)) as [ProfileField, ProfileRefusal][];
    return Object.fromEntries(
      refusals.map(([field, refusal]) => [field, { type: refusal.kind, message: words(field, refusal) }]),
    );
  };
  const refusalOf = (error: unknown): Refusal<ProfileValues> => {
    if (!(error instanceof ApiError) || error.status !== BAD_REQUEST) return { fields: {}, text: errorText(error) };
    const taken = messagesOf(error, 'user').flatMap((message) =>
      message.field !== undefined && message.field in form.getValues() ? [[message.field, messageText(message)]] : [],
    );
    const fields: Refusal<ProfileValues>['fields'] = {
      ...(Object.fromEntries(taken) as Refusal<ProfileValues>['fields']),
      ...('password' in error.fields && { password: t(($) => $.reset.guessable) }),
    };
    return { fields, text: Object.keys(fields).length > 0 ? null : errorText(error, 'user') };
  };
  const { form, attempt, leave, isReady, failure, conflict } = useRecordForm<ProfileValues, User>({
    record: user,
    valuesOf: (one) => valuesOf(one ?? user),
    sentOf: keptOf,
    problemsOf,
    refusalOf,
    fields: Object.fromEntries(NAMED.map((name) => [name, { label: t(($) => $.profile.fields[name]) }])),
  });

  const submit = (): Promise<void> =>
    attempt(async (values, read) => {
      const body = changesOf(values, read.record ?? user);
      if (body) await send({ body });
      // the version that the next change starts from; without it the next save merges
      const now = body && (await client.call('bootstrap').catch(() => undefined));
      keepUser({ ...keptOf(values), ...(now && { version: now.user.version }) });
      toasts.show({ tone: 'positive', message: t(($) => $.profile.saved) });
      leave(HOME);
    });
  return { form, submit, isReady, failure, conflict };
}
