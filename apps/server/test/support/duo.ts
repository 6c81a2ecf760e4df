import Fastify, { type FastifyInstance } from 'fastify';
import { freeAddress } from './freeAddress.ts';
import { duoClient, type Duo, type DuoSettings } from '../../src/access/duo/client.ts';
import { addDuoSandbox, duoSandboxSettings } from '../../src/access/duo/sandbox.ts';

export interface RunningDuo {
  app: FastifyInstance;
  settings: DuoSettings;
  client: Duo;
  /** Answers a prompt as somebody does on their telephone. @returns the address Duo leads back to */
  answer(prompt: string, result: 'allow' | 'deny'): Promise<URL>;
}

/** Starts the stand-in for Duo at a separate address. */
export async function startDuo(): Promise<RunningDuo> {
  const address = await freeAddress();
  const settings = duoSandboxSettings(address.origin);
  const app = Fastify();
  addDuoSandbox(app, settings);
  await app.listen({ port: Number(address.port), host: '127.0.0.1' });
  return {
    app,
    settings,
    client: duoClient(settings),
    async answer(prompt, result) {
      const { headers } = await fetch(`${prompt}&result=${result}`, { redirect: 'manual' });
      return new URL(headers.get('location') ?? '');
    },
  };
}
