/** Days since 1970: what takes turns, or comes in another order each day, goes by it. */
export const DAY = Math.floor(Date.now() / 86_400_000);
