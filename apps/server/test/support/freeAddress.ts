import { freePort } from '../../../../scripts/test/freePort.ts';

/** Returns an address on this machine where nothing listens now. */
export const freeAddress = async (): Promise<URL> => new URL(`http://127.0.0.1:${await freePort()}`);
