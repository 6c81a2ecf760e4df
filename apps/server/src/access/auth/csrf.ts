import { CSRF_COOKIE, HOST_PREFIX } from '@isopter/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret, sameSecret } from '../../platform/lib/secret.ts';

export const isHttps = (request: FastifyRequest) => request.protocol === 'https';

const cookieName = (request: FastifyRequest) => (isHttps(request) ? HOST_PREFIX + CSRF_COOKIE : CSRF_COOKIE);
const tokenOf = (request: FastifyRequest) => request.cookies[cookieName(request)];

/** Gives the browser a new CSRF token: at its first visit and at every sign-in. */
export function renewCsrfToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(cookieName(request), newSecret(), { path: '/', sameSite: 'lax', secure: isHttps(request) });
}

export const hasCsrfToken = (request: FastifyRequest) => tokenOf(request) !== undefined;

/** Returns whether a browser's request comes from a page of this origin. */
export function sameOrigin(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns whether an unsafe call comes from our page: only that can read the cookie and repeat its token. */
export function provesOrigin(request: FastifyRequest): boolean {
  const token = tokenOf(request);
  const header = request.headers['x-csrftoken'];
  return (
    typeof header === 'string' &&
    token !== undefined &&
    token !== '' &&
    sameSecret(token, header) &&
    sameOrigin(request)
  );
}
