import { Banner, Button, Link, ProgressBar, Stack, Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio';
import { stopNamesJob } from '../../../lib/platform/agent/namesJob.ts';
import type { NamesJobState } from '../../../lib/platform/agent/namesJobState.ts';

/** Links to patients whose names could not be moved: more are found when the job is started again. */
const LINKS_MAX = 10;

/** How far a job is, or how it ended. */
export function NamesJobReport({ job }: { job: Snapshot<NamesJobState> }): ReactElement {
  const { t } = useTranslation();
  const { kind, status, done, count, failed, problem } = job;
  if (status === 'waiting' || status === 'running') {
    return (
      <Stack gap={2}>
        <ProgressBar
          label={t(($) => (status === 'waiting' ? $.namesMove.waiting : $.namesMove.running[kind]))}
          value={done}
          maxValue={Math.max(count, 1)}
          valueLabel={t(($) => $.namesMove.progress, { done, count })}
        />
        <div>
          <Button size="sm" onPress={stopNamesJob}>
            {t(($) => $.namesMove.stop)}
          </Button>
        </div>
      </Stack>
    );
  }
  if (status === 'stopped') {
    const reason = problem === null || problem === 'refused' ? null : problem;
    return (
      <Banner tone="caution">
        {t(($) => $.namesMove.stopped, { done })}{' '}
        {reason !== null && t(($) => (reason === 'server' ? $.namesMove.serverFailed : $.agent.problems[reason]))}
      </Banner>
    );
  }
  if (failed.length === 0) return <Banner tone="positive">{t(($) => $.namesMove.done[kind], { done })}</Banner>;
  return (
    <Banner tone="caution">
      <Text>{t(($) => $.namesMove.done[kind], { done })}</Text>
      <Text>{t(($) => $.namesMove.failed, { failed: failed.length })}</Text>
      <ul>
        {failed.slice(0, LINKS_MAX).map((id) => (
          <li key={id}>
            <Link href={`/patients/${id}`}>{id}</Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
