import { proxy } from 'valtio';

/** By how much this computer's clock is ahead of the server's, in milliseconds, negative if behind; 0 while it is right. */
export const clock = proxy({ skew: 0 });
