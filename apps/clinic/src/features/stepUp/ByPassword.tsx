import { ApiError } from '@isopter/api-client';
import { Button, FormError, PasswordField } from '@isopter/ui';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/platform/api/client.ts';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { Form } from '../../lib/frame/form/Form.tsx';
import type { WayProps } from './StepUp.tsx';

/** Proof by the current password. A wrong one is refused at the field. */
export function ByPassword({ action, onProven, onCancel }: WayProps): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const check = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await client.call('checkPassword', { body: { action, password } });
      onProven();
    } catch (error) {
      const isWrong = error instanceof ApiError && error.fields['password'] !== undefined;
      if (isWrong) setProblem(t(($) => $.stepUp.wrongPassword));
      else setFailure(errorText(error, 'login'));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && !isPending) void check();
  };

  return (
    <Form aria-label={t(($) => $.stepUp.title)} onSubmit={submit}>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <PasswordField
        label={t(($) => $.stepUp.password)}
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setProblem(undefined);
        }}
        errorMessage={problem}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is all that is asked for
        autoFocus
        isRequired
      />
      <Button type="submit" variant="primary" isFullWidth isDisabled={password === ''} isPending={isPending}>
        {t(($) => $.stepUp.confirm)}
      </Button>
      <Button variant="quiet" isFullWidth onPress={onCancel}>
        {t(($) => $.common.cancel)}
      </Button>
    </Form>
  );
}
