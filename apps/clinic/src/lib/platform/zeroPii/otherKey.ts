/** The id of the clinic's key, if the server named another one than this device has [OUR-832]. */
export const otherKey: { id: string | null } = { id: null };
