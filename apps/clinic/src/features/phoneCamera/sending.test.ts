import { ApiError } from '@isopter/api-client';
import { expect, it } from 'vitest';
import { uploadFailure, type PendingPicture } from './sending.ts';

const picture = { test: 'a', run: 1, eye: 'OD', key: 'k' } as PendingPicture;
const of = (status: number, name?: string) => uploadFailure(new ApiError(status, { detail: '', name }), picture);

it('keeps a picture that did not reach the server, and drops one that the server refuses [OUR-642]', () => {
  for (const status of [0, 429, 503]) expect(of(status)).toEqual({ state: 'failed', picture });
  expect(uploadFailure(new TypeError('network'), picture)).toEqual({ state: 'failed', picture });
  expect(of(409, 'ZeroPii')).toEqual({ state: 'refused', why: 'zeroPii' });
  expect(of(409, 'TooManyPictures')).toEqual({ state: 'refused', why: 'tooMany' });
  expect(of(404, 'NotFound')).toEqual({ state: 'refused', why: 'ended' });
  expect(of(400, 'ValidationError')).toEqual({ state: 'refused', why: 'refused' });
});
