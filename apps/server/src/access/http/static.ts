import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEADER } from '@isopter/contract';
import { BRANDS_PREFIX } from '../../platform/brands/brands.ts';
import { buildReader } from './build.ts';

/** Paths that are never a screen of the application. `//host` would be the address of another server. */
const NOT_A_SCREEN = /^\/(\/|(api|live|device|locales|assets|brands|health|manuals)(\/|$))/;

/** Paths of files: a segment begins with a dot, or the last one has an extension. Scanners take a page there for a find. */
const NAMES_A_FILE = /(?:\/|%2f)(?:\.|%2e)|\.[^/]*$/i;

/** Returns whether a path can be a screen of the application. */
const isScreen = (pathname: string): boolean => !NOT_A_SCREEN.test(pathname) && !NAMES_A_FILE.test(pathname);

/** Returns whether a request is for a page of the application, and not for a file or by a script. */
export const isDocument = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept?.includes('text/html') ?? false) && isScreen(url.split('?', 1)[0]!);

/** Source maps would show the sources of the application, and an earlier build may have left some. */
const isPublic = (path: string): boolean => !path.endsWith('.map');

/**
 * Serves the built application next to the API: files named by their content are cached forever, index.html is never
 * cached, and is served for every screen.
 * @param directory of index.html; when it is not there only the API is served
 * @param brandsDirectory of the partners' brands, which are served as they are now: a new one needs no new build
 */
export async function addStatic(app: FastifyInstance, directory?: string, brandsDirectory?: string): Promise<void> {
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  const built = directory !== undefined && existsSync(join(directory, 'index.html'));
  if (built) {
    const buildNow = buildReader(directory);
    // a page that is open learns from any answer that there is a newer one
    app.addHook('onRequest', (request, reply, done) => {
      const build = request.url.startsWith('/api/') ? buildNow() : undefined;
      if (build !== undefined) reply.header(HEADER.build, build);
      done();
    });
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: true,
      allowedPath: isPublic,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const named = path.includes(`${directory}/assets/`);
        void reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  if (brandsDirectory !== undefined && existsSync(brandsDirectory)) {
    await app.register(fastifyStatic, {
      root: brandsDirectory,
      prefix: BRANDS_PREFIX,
      decorateReply: !built,
      cacheControl: false,
      index: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isDocument(request)) return reply.sendFile('index.html');
    return reply.code(404).send({ detail: 'Not found.', name: 'NotFound' });
  });
}
