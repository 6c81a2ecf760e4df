import { ProgressBar, Stack, StatusMarker, Text, type Tone } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalState } from '../../../../lib/domain/imports/actions.ts';
import { useUploadError } from '../../../../lib/domain/imports/useUploadError.ts';
import type { ExternalRow } from './rules.ts';

const TONES: Readonly<Record<ExternalState, Tone>> = {
  QUEUED: 'neutral',
  UPLOADING: 'positive',
  UPLOAD_FAILED: 'critical',
  NOT_STARTED: 'neutral',
  IN_PROGRESS: 'positive',
  SUCCEEDED: 'caution',
  FAILED: 'critical',
  VERIFIED: 'neutral',
};

/** The colour at the edge of a row; what waits for nobody needs none. */
export function externalTone({ state }: ExternalRow): Tone | undefined {
  const tone = TONES[state];
  return tone === 'neutral' ? undefined : tone;
}

/** The state of a report from elsewhere; a file on its way says how far it is, one that failed why [IMP-02]. */
export function ExternalStatus({ row }: { row: ExternalRow }): ReactElement {
  const { t } = useTranslation();
  const errorText = useUploadError();
  const { state, upload } = row;
  const word = t(($) => $.imports.list.states[state]);
  if (upload?.status === 'UPLOADING') return <ProgressBar label={word} value={upload.progress} maxValue={1} />;
  return (
    <Stack gap={1}>
      <StatusMarker tone={TONES[state]}>{word}</StatusMarker>
      {upload?.status === 'UPLOAD_FAILED' && <Text size="sm">{errorText(upload.error)}</Text>}
    </Stack>
  );
}
