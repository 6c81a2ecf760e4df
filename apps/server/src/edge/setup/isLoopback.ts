/** Returns whether an address is of this machine: only this machine reaches a server that listens on it. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
