import { accessOf } from './accessOf.ts';
import { useSignedIn } from './session.ts';

/** Whether the person may change what is not their own; else nothing that does is offered (SUP-02). */
export const useMayWrite = (): boolean => accessOf(useSignedIn()).may_write;
