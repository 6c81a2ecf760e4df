import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../platform/lib/errors.ts';
import { addErrorHandler } from './errorHandler.ts';

let app = Fastify();
afterEach(() => app.close());

const answerTo = async (error: Error) => {
  app = Fastify();
  addErrorHandler(app);
  app.get('/', () => {
    throw error;
  });
  return app.inject('/');
};

it('sends Retry-After if the server is busy [OUR-471]', async () => {
  const busy = await answerTo(new ApiError(503, { detail: 'Busy.', name: 'Busy' }, { retryAfter: 30 }));
  expect([busy.statusCode, busy.headers['retry-after'], busy.json()]).toEqual([
    503,
    '30',
    { detail: 'Busy.', name: 'Busy' },
  ]);
  const failed = await answerTo(new ApiError(500, { detail: 'Failed.', name: 'Failed' }));
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([500, undefined]);
});
