import { StartError } from '@isopter/server/agent';

/** Returns the error of a server that cannot listen, with a message for the person who started it where it is a setting. */
export function listenError(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use; choose another with PORT.`,
    EACCES: `This user may not listen on port ${port}; choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}; set another HOST.`,
    EAFNOSUPPORT: `This machine does not support addresses such as ${host}; set another HOST, for example 0.0.0.0.`,
  };
  const message = messages[(error as NodeJS.ErrnoException).code ?? ''];
  return message === undefined ? error : new StartError(message);
}
