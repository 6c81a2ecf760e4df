declare module 'vitest' {
    interface ProvidedContext {
        /** How many times slower than the idle reference machine this one is; measured once a run. */
        slowness: number;
    }
}
/** Repeats a check until it passes, for as long as this machine may need. @returns what the check returned */
export declare const eventually: <T>(check: () => T | Promise<T>) => Promise<T>;
