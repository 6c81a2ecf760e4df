import {
  type CameraClaimed,
  DEVICE_CAMERA_PATH,
  DEVICE_PICTURES_PATH,
  type PictureQuery,
  type PictureStored,
} from '@isopter/contract';
import { ApiError } from '../ApiError.ts';
import { deadline } from '../deadline.ts';

/** How long a call of a phone may take, in milliseconds: a picture goes over a slow network. */
const TIME_LIMIT = 30_000;

/** Makes a call of a device. @throws ApiError, with status 0 where the server could not be reached or did not answer in time */
async function post(url: string, body: BodyInit, type: string): Promise<unknown> {
  const time = deadline(TIME_LIMIT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': type, Accept: 'application/json' },
      body,
      signal: time.signal,
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiError(response.status, answer);
    return answer;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0);
  } finally {
    time.clear();
  }
}

/** Makes this browser the camera of a link, by a cookie. @throws ApiError 400 for a link that is no longer valid */
export const claimCamera = (token: string): Promise<CameraClaimed> =>
  post(DEVICE_CAMERA_PATH, JSON.stringify({ token }), 'application/json') as Promise<CameraClaimed>;

/** Sends a picture. @returns the stored pictures of each eye. @throws ApiError */
export const sendPicture = ({ run, ...query }: PictureQuery, jpeg: Blob): Promise<PictureStored> =>
  post(
    `${DEVICE_PICTURES_PATH}?${new URLSearchParams({ ...query, run: String(run) })}`,
    jpeg,
    'image/jpeg',
  ) as Promise<PictureStored>;
