import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

export function useSignIn(): MutationCall<'signIn'> {
  return useMutationCall('signIn');
}

export function useSignOut(): MutationCall<'signOut'> {
  return useMutationCall('signOut');
}

export function useSwitchOfficeGroup(): MutationCall<'switchOfficeGroup'> {
  return useMutationCall('switchOfficeGroup');
}

export function useUpdateUser(): MutationCall<'updateUser'> {
  return useMutationCall('updateUser');
}

export function useSendSupportMessage(): MutationCall<'sendSupportMessage'> {
  return useMutationCall('sendSupportMessage');
}
