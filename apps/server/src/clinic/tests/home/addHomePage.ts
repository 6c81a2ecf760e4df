import { APP_LANGUAGES } from '@isopter/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { HOME_PAGE, homePage } from './homePage.ts';

/** `/home-test/{language}`: where the link in a notice of a test at home leads, without signing in. */
export function addHomePage(app: FastifyInstance): void {
  const params = z.strictObject({ language: z.enum(APP_LANGUAGES) });
  app.get(`${HOME_PAGE}/:language`, { schema: { params } }, (request, reply) => {
    const { language } = request.params as z.infer<typeof params>;
    return reply.type('text/html; charset=utf-8').send(homePage(language));
  });
}
