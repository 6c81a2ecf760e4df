import type { SerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { isHttps, sameOrigin } from '../../access/auth/csrf.ts';

/** Only the endpoints of devices get the cookie. */
const PATH = '/device';
/** A phone that did not connect for so long has to be linked again, in seconds. */
const MAX_AGE = 30 * 24 * 3_600;

const cookieName = (request: FastifyRequest) => (isHttps(request) ? '__Secure-camera' : 'camera');

const optionsOf = (request: FastifyRequest): SerializeOptions => ({
  path: PATH,
  httpOnly: true,
  sameSite: 'strict',
  secure: isHttps(request),
  maxAge: MAX_AGE,
});

/** Gives a phone the token of the camera it has become, where no script can read it. */
export function setCameraCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, optionsOf(request));
}

/** Extends the life of the cookie that a phone has sent. */
export function renewCameraCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = cameraCookie(request);
  if (token !== undefined) setCameraCookie(request, reply, token);
}

/** Extends the life of the cookies of phones that open a WebSocket: the response to the upgrade sets them. */
export function renewCookiesOfSockets(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const renewed = new WeakMap<IncomingMessage, string>();
  app.websocketServer.on('headers', (headers, request) => {
    const cookie = renewed.get(request);
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
  });
  return (request) => {
    const token = cameraCookie(request);
    if (token !== undefined)
      renewed.set(request.raw, app.serializeCookie(cookieName(request), token, optionsOf(request)));
    return Promise.resolve();
  };
}

/** The token in the cookie of a phone; `undefined` without one, or if a page of another site makes the request. */
export const cameraCookie = (request: FastifyRequest): string | undefined =>
  sameOrigin(request) ? request.cookies[cookieName(request)] : undefined;
