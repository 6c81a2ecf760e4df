import { useClient, useKeyChange } from '@isopter/api-client';
import type { KeyChange as Change } from '@isopter/contract';
import { Banner, Button, ConfirmDialog, ErrorState, ProgressBar, Skeleton, Stack, Text } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { isOver, jobs } from '../../../lib/platform/zeroPii/jobs.ts';
import { beginKeyChange, cancelKeyChange, hasNextKey } from '../../../lib/platform/encryptionKey/changeKey.ts';
import { startJobs } from '../../../lib/platform/encryptionKey/takeKey.ts';
import { ContinueWithKey } from './ContinueWithKey.tsx';
import { NewKey } from './NewKey.tsx';

/** Changes the key of zero-PII mode for all patients [OUR-831]. */
export function KeyChange(): ReactElement {
  const { t } = useTranslation();
  const { data, error, isValidating, mutate } = useKeyChange();
  const errorText = useErrorText();
  const { changeKey: job } = useSnapshot(jobs);
  const status = job?.status;
  useEffect(() => {
    if (status !== 'QUEUED') void mutate();
  }, [status, mutate]);

  if (data === undefined && error !== undefined) {
    return (
      <ErrorState title={t(($) => $.keyChange.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Stack gap={3}>
      {data === undefined && <Skeleton width="60%" />}
      {data &&
        (data.key_check === null ? (
          <Begin onBegun={() => void mutate()} />
        ) : (
          <Running change={data} check={data.key_check} onChanged={() => void mutate()} />
        ))}
    </Stack>
  );
}

/** Asks for the new key. */
function Begin({ onBegun }: { onBegun: () => void }): ReactElement {
  const { t } = useTranslation();
  const client = useClient();
  const showError = useErrorToast();
  const { has_key } = useSignedIn();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);

  const begin = async (typed: string): Promise<void> => {
    setAsked(false);
    setPending(true);
    await beginKeyChange(client, typed).catch(showError);
    setPending(false);
    onBegun();
  };
  return (
    <>
      <Text tone="secondary">{t(($) => (has_key ? $.keyChange.hint : $.keyChange.needsKey))}</Text>
      <div>
        <Button isDisabled={!has_key} isPending={isPending} onPress={() => setAsked(true)}>
          {t(($) => $.keyChange.begin)}
        </Button>
      </div>
      {isAsked && (
        <NewKey
          hint={t(($) => $.keyChange.newKeyHint)}
          onCancel={() => setAsked(false)}
          onChosen={(key) => void begin(key)}
        />
      )}
    </>
  );
}

interface RunningProps {
  change: Change;
  check: string;
  onChanged: () => void;
}

/** How far the change is, and what can be done about it. */
function Running({ change: { count, left }, check, onChanged }: RunningProps): ReactElement {
  const { t } = useTranslation();
  const client = useClient();
  const showError = useErrorToast();
  const { has_key } = useSignedIn();
  const job = useSnapshot(jobs).changeKey;
  const [hasNext, setHasNext] = useState<boolean | null>(null);
  const [step, setStep] = useState<'key' | 'cancel' | null>(null);
  useEffect(() => {
    let isGone = false;
    void hasNextKey(check)
      .catch(() => false)
      .then((has) => !isGone && setHasNext(has));
    return () => void (isGone = true);
  }, [check]);

  const isRunning = job !== undefined && !isOver(job);
  const done = isRunning ? job.done : count - left;
  // a job that ended well has met everybody
  const isStuck = job?.status === 'SUCCEEDED' && left > 0;
  const cancel = (): void => void cancelKeyChange(client).then(onChanged, showError);
  return (
    <>
      <ProgressBar
        label={t(($) => $.keyChange.progressLabel)}
        value={done}
        maxValue={Math.max(count, 1)}
        valueLabel={t(($) => $.zeroPii.progress, { done, count })}
      />
      <Text tone="secondary">{t(($) => $.keyChange.running)}</Text>
      {isStuck && <Banner tone="caution">{t(($) => $.keyChange.stuck, { count: left })}</Banner>}
      {job?.status === 'FAILED' && <Banner tone="caution">{t(($) => $.keyChange.failed)}</Banner>}
      {!has_key && <Text tone="secondary">{t(($) => $.keyChange.needsKey)}</Text>}
      <Stack direction="row" gap={2}>
        {!isRunning && hasNext !== null && (
          <Button
            variant="primary"
            isDisabled={!has_key}
            onPress={() => (hasNext ? void startJobs(client) : setStep('key'))}
          >
            {t(($) => $.keyChange.continue)}
          </Button>
        )}
        <Button variant="quiet" onPress={() => setStep('cancel')}>
          {t(($) => $.keyChange.cancel)}
        </Button>
      </Stack>
      {step === 'key' && (
        <ContinueWithKey
          check={check}
          onClose={() => setStep(null)}
          onDone={() => {
            setStep(null);
            setHasNext(true);
          }}
        />
      )}
      <ConfirmDialog
        title={t(($) => $.keyChange.cancelTitle)}
        message={t(($) => $.keyChange.cancelMessage)}
        confirmLabel={t(($) => $.keyChange.cancel)}
        cancelLabel={t(($) => $.keyChange.goOn)}
        tone="danger"
        onConfirm={cancel}
        isOpen={step === 'cancel'}
        onOpenChange={() => setStep(null)}
      />
    </>
  );
}
