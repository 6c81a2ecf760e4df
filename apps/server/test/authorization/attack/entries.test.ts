import {
  type Call,
  calls,
  DEVICE_CALL_PATH,
  DEVICE_CAMERA_PATH,
  DEVICE_CHANNEL_PATH,
  DEVICE_PAIR_PATH,
  DEVICE_PICTURES_PATH,
  DEVICE_STREAM_PATH,
} from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE, startServer, type TestServer } from '../../support/server.ts';
import { RULES } from './rules/index.ts';

/** Routes other than calls; a new one must be added to docs/threat-model.md and to this list. */
const OTHERS = [
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'GET /health/write',
  `POST ${DEVICE_PAIR_PATH}`,
  `POST ${DEVICE_CAMERA_PATH}`,
  `POST ${DEVICE_PICTURES_PATH}`,
  `GET ${DEVICE_CALL_PATH}`,
  `GET ${DEVICE_CHANNEL_PATH}`,
  `GET ${DEVICE_STREAM_PATH}`,
  `GET ${DEVICE_STREAM_PATH}/:id`,
  'GET /live/pacs-integration/:id',
  'GET /live/streams/:id',
  'GET /live/techall-session/:id',
  'GET /live/tests/:id',
  'GET /live/tests_external/:id',
  'GET /home-test/:language',
];

/** Reads the tree that Fastify prints: each line is a further part of the path, with the methods that end there. */
function routesOf(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (part === '') return [];
    parts.splice(indent.length / 4, Infinity, part === '(empty' ? '' : part);
    const path = parts.join('');
    return (methods?.split(', ') ?? []).filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`);
  });
}

describe('the entries of the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(ENGINE, () => Promise.resolve());
  });
  afterAll(() => server.close());

  it('are those of the contract, and a few that are named', async () => {
    await server.app.ready();
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
    const declared = (Object.entries(calls) as [keyof typeof calls, Call][])
      .filter(([name]) => RULES[name].by !== 'elsewhere')
      .map(([, { method, path }]) => `${method} ${path}`);
    expect(routes.toSorted()).toEqual([...declared, ...OTHERS].toSorted());
  });
});
