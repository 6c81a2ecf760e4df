import type { DropFile, DropFileStatus } from '@isopter/ui';
import type { Upload } from '../../../lib/domain/imports/uploads.ts';

const STATUSES: Record<Upload['status'], DropFileStatus> = {
  QUEUED: 'queued',
  UPLOADING: 'uploading',
  UPLOAD_FAILED: 'failed',
};

/** An upload as the drop zone shows it. @param say why it failed, in words */
export const dropFile = (
  { id, name, size, status, progress, error }: Upload,
  say: (error: unknown) => string,
): DropFile => ({
  id,
  name,
  size,
  progress,
  status: STATUSES[status],
  ...(error !== null && { error: say(error) }),
});
