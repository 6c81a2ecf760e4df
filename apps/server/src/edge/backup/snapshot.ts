import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Log } from '../../platform/lib/log.ts';
import { StartError } from '../../platform/lib/startError.ts';

/**
 * Serves copies of the running server's embedded database, which only its process may open: over a socket in a folder
 * of the data directory that only its owner may enter, who can read the database's files anyway. A client gets the path
 * of a copy, which is removed when the client disconnects.
 */
const CONTROL = 'control';
const SOCKET = 'backup.sock';
const COPY = 'snapshot-';
/** Unix refuses longer addresses. */
const ADDRESS_MAX = 100;
/** A copy of a great database takes its time. */
const PATIENCE_MS = 600_000;

const addressIn = (directory: string): string => join(directory, CONTROL, SOCKET);

type Answer = { directory: string } | { error: string };

/**
 * Answers those who ask for a copy, one at a time.
 * @param hold keeps the database still, with all its files on the disk, while they are copied
 * @returns ends it
 */
export async function serveSnapshots(
  directory: string,
  hold: (copy: () => Promise<void>) => Promise<void>,
  log: Log,
): Promise<() => Promise<void>> {
  const address = addressIn(directory);
  // Copies of a server that was killed.
  const left = (await readdir(directory)).filter((name) => name.startsWith(COPY));
  await Promise.all(left.map((name) => rm(join(directory, name), { recursive: true, force: true })));
  if (Buffer.byteLength(address) > ADDRESS_MAX) {
    log.warn('the path of the data directory is too long for backups while the server runs');
    return () => Promise.resolve();
  }
  const control = join(directory, CONTROL);
  await mkdir(control, { recursive: true, mode: 0o700 });
  await chmod(control, 0o700);
  await rm(address, { force: true });

  let isBusy = false;
  async function answer(socket: Socket): Promise<void> {
    const say = (said: Answer) => socket.write(`${JSON.stringify(said)}\n`);
    if (isBusy) {
      say({ error: 'another backup is under way' });
      socket.end();
      return;
    }
    isBusy = true;
    const copy = await mkdtemp(join(directory, COPY));
    const over = once(socket, 'close');
    try {
      await hold(() => cp(join(directory, 'db'), join(copy, 'db'), { recursive: true }));
      say({ directory: copy });
      await over;
    } catch (error) {
      log.error(error as Error, 'a copy for a backup could not be made');
      say({ error: `the copy could not be made (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` });
      socket.end();
    } finally {
      isBusy = false;
      await rm(copy, { recursive: true, force: true });
    }
  }

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.resume();
    answer(socket).catch((error: unknown) => log.error(error as Error, 'a copy for a backup could not be removed'));
  });
  server.listen(address);
  await once(server, 'listening');
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

/** A copy of an embedded database; it is there until it is disposed of. */
export interface Snapshot extends Disposable {
  /** A data directory. */
  directory: string;
}

/** Asks the server that runs on a data directory for a copy; undefined where none runs. @throws StartError when it cannot */
export async function askForSnapshot(directory: string): Promise<Snapshot | undefined> {
  const socket = connect(addressIn(directory));
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  const said = await new Promise<string | undefined>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (text.includes('\n')) resolve(text);
    });
    // Nobody listens, or the socket does not exist: no server runs.
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(text || undefined));
  });
  if (said === undefined) return undefined;
  const answer = JSON.parse(said) as Answer;
  if ('error' in answer) throw new StartError(`The server made no copy for the backup: ${answer.error}.`);
  socket.setTimeout(0);
  return { directory: answer.directory, [Symbol.dispose]: () => socket.destroy() };
}
