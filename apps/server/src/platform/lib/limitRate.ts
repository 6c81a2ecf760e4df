/** The most messages and bytes accepted in one time window. */
export interface Rate {
  times: number;
  bytes: number;
  /** Length of the window, in milliseconds. */
  ms: number;
}

/** Creates a rate limit for one sender. @returns counts so many bytes, and returns whether they are within the rate */
export function limitRate({ times, bytes: most, ms }: Rate, now = () => performance.now()): (bytes: number) => boolean {
  let from = now();
  let came = { times: 0, bytes: 0 };
  return (bytes) => {
    if (now() - from >= ms) {
      from = now();
      came = { times: 0, bytes: 0 };
    }
    came = { times: came.times + 1, bytes: came.bytes + bytes };
    return came.times <= times && came.bytes <= most;
  };
}
