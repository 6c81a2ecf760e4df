import type { Server } from './server.ts';

const PATIENCE_MS = 120_000;

/** A server that cannot start says why in one sentence, without a trace of the program. @returns what is wrong instead */
export async function refusal(server: Server): Promise<string[]> {
  const code = await server.startAndEnd(PATIENCE_MS);
  const { said } = server;
  if (code === null) return ['it started as if nothing had happened'];
  const isSentence = /^[A-Z].*\.$/s.test(said.trim()) && !/^ +at /m.test(said);
  return code === 1 && isSentence ? [] : [`it ended with ${code} and said: ${said.trim().split('\n')[0]}`];
}
