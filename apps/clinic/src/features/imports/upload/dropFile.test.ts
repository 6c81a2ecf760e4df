import { expect, it } from 'vitest';
import type { Upload } from '../../../lib/domain/imports/uploads.ts';
import { dropFile } from './dropFile.ts';

const upload: Upload = {
  id: 'a',
  patientId: 'p',
  name: 'field.pdf',
  size: 900,
  status: 'UPLOADING',
  progress: 0.4,
  error: null,
};
const say = (error: unknown): string => `Failed: ${String(error)}`;

it.each([
  ['QUEUED', 'queued'],
  ['UPLOADING', 'uploading'],
  ['UPLOAD_FAILED', 'failed'],
] as const)('shows an upload that is %s as %s', (status, expected) => {
  expect(dropFile({ ...upload, status }, say)).toMatchObject({ id: 'a', name: 'field.pdf', status: expected });
});

it('says why an upload failed, in words', () => {
  expect(dropFile(upload, say)).not.toHaveProperty('error');
  expect(dropFile({ ...upload, status: 'UPLOAD_FAILED', error: 'x' }, say)).toHaveProperty('error', 'Failed: x');
});
