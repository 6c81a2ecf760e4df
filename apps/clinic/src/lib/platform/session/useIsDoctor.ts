import { useSignedIn } from './session.ts';

/** Whether the person is a doctor, who alone decides what a result is judged by (OUR-25, OUR-66). */
export const useIsDoctor = (): boolean => useSignedIn().user.groups.some(({ name }) => name === 'DOCTOR');
