import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { hasCsrfToken, provesOrigin, renewCsrfToken } from '../auth/csrf.ts';
import { csrfFailed } from '../../platform/lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by headsets, which have device tokens instead of cookies and pages. */
    forDevices?: true;
  }
}

/** Features of browsers that the application does not use, so no script in its pages may, nor a frame. */
const UNUSED_FEATURES = [
  'accelerometer',
  'bluetooth',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Security keys and video calls are used by the application's own pages only. */
const OWN_FEATURES = ['camera', 'microphone', 'publickey-credentials-create', 'publickey-credentials-get'];
const PERMISSIONS_POLICY = [
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
].join(', ');

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Adds security headers, cookies, and the check that unsafe calls come from our own page [API-01, SRV-03]. */
export async function addSecurity(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The layout of PDFs that a browser makes in zero-PII mode is WebAssembly of our own files.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Themes are applied at run time as style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The window of an HTML report is opened by the application and written to later.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // A search has names in its address.
    referrerPolicy: { policy: 'no-referrer' },
  });

  app.addHook('onRequest', (request, reply, done) => {
    // The host is the one the browser asked for; the proxy must pass it on unchanged.
    delete request.raw.headers['x-forwarded-host'];
    // The route's config counts, not the URL as written. Calls that take files allow larger bodies themselves.
    const { forDevices } = request.routeOptions.config;
    reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (forDevices) return done();
    if (!hasCsrfToken(request)) renewCsrfToken(request, reply);
    const isRefused = !request.is404 && UNSAFE.has(request.method) && !provesOrigin(request);
    return isRefused ? done(csrfFailed()) : done();
  });
}
