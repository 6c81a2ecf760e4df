import { canEncrypt, type NamesJob, useClient, useNamesMove, useSetNamesMove } from '@isopter/api-client';
import type { NamesMove as Move } from '@isopter/contract';
import { Button, ConfirmDialog, ErrorState, Heading, Skeleton, Stack, Text } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { startNamesJob } from '../../../lib/platform/agent/namesJob.ts';
import { namesJob } from '../../../lib/platform/agent/namesJobState.ts';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { NamesJobReport } from './NamesJobReport.tsx';
import { NAMES_STEPS } from './steps.ts';

/**
 * Moves the names of all patients between server and agent [OUR-659]. What only copies starts at once. What deletes names, or sends
 * them to the server, is confirmed, and the server requires step-up authentication.
 */
export function NamesMove(): ReactElement {
  const { t } = useTranslation();
  const { data, error, isValidating, mutate } = useNamesMove();
  const errorText = useErrorText();
  const { current } = useSnapshot(namesJob);
  const isOver = current?.status === 'done' || current?.status === 'stopped';
  useEffect(() => {
    if (isOver) void mutate();
  }, [isOver, mutate]);

  if (data === undefined && error !== undefined) {
    return (
      <ErrorState title={t(($) => $.namesMove.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Stack gap={3}>
      <Heading level={3}>{t(($) => $.namesMove.title)}</Heading>
      {data === undefined ? (
        <Skeleton width="60%" />
      ) : (
        <>
          <Text>{t(($) => $.namesMove.atServer, { count: data.at_server })}</Text>
          {current !== null && <NamesJobReport job={current} />}
          {canEncrypt() ? <Actions move={data} isBusy={current !== null && !isOver} /> : null}
          {!canEncrypt() && <Text tone="secondary">{t(($) => $.namesMove.notSecure)}</Text>}
        </>
      )}
    </Stack>
  );
}

interface ActionsProps {
  move: Move;
  /** Whether a job of this window is running. */
  isBusy: boolean;
}

function Actions({ move, isBusy }: ActionsProps): ReactElement {
  const { t } = useTranslation();
  const client = useClient();
  const { send: setStep } = useSetNamesMove();
  const showError = useErrorToast();
  const [asked, setAsked] = useState<NamesJob | null>(null);

  const start = async (job: NamesJob): Promise<void> => {
    try {
      const { step } = NAMES_STEPS[job];
      if (step !== null && step !== move.step) await setStep({ body: { step } });
      await startNamesJob(job, client);
    } catch (failure) {
      showError(failure);
    }
  };
  const keep = (): Promise<unknown> => setStep({ body: { step: null } }).catch(showError);
  const offered = (Object.keys(NAMES_STEPS) as NamesJob[]).filter((job) => NAMES_STEPS[job].isOffered(move));
  return (
    <>
      <Stack direction="row" gap={2}>
        {offered.map((job) => {
          const { tone, isConfirmed } = NAMES_STEPS[job];
          return (
            <Button
              key={job}
              variant={tone}
              isDisabled={isBusy}
              onPress={() => (isConfirmed ? setAsked(job) : void start(job))}
            >
              {t(($) => $.namesMove.start[job])}
            </Button>
          );
        })}
        {move.step !== null && (
          <Button variant="quiet" isDisabled={isBusy} onPress={() => void keep()}>
            {t(($) => $.namesMove.end)}
          </Button>
        )}
      </Stack>
      {move.step === 'returning' && <Text tone="secondary">{t(($) => $.namesMove.thenRemoveAddress)}</Text>}
      {asked !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          tone={NAMES_STEPS[asked].tone === 'danger' ? 'danger' : 'neutral'}
          title={t(($) => $.namesMove.start[asked])}
          message={t(($) => $.namesMove.meaning[asked])}
          confirmLabel={t(($) => $.namesMove.confirm[asked])}
          onConfirm={() => void start(asked)}
        />
      )}
    </>
  );
}
