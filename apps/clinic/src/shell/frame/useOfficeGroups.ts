import { useCallback } from 'react';
import { switchOfficeGroup } from '../../features/session/signIn.ts';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { leaveAll } from '../../lib/frame/leaving/leaving.ts';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';

/** An office group of a corporation. */
interface OfficeGroup {
  readonly id: string;
  readonly name: string;
}

const NONE: readonly OfficeGroup[] = [];

export interface OfficeGroups {
  /** The id of the one that is worked in. */
  current: string;
  /** All there are to choose from; none for anybody but corporate admins. */
  groups: readonly OfficeGroup[];
  /** Switches to another one, and asks first if something would be lost. */
  switchTo: (id: string) => void;
}

/** The office groups of a corporate admin (AUTH-16). */
export function useOfficeGroups(): OfficeGroups {
  const signedIn = useSignedIn();
  const showError = useErrorToast();
  const switchTo = useCallback(
    (id: string) => leaveAll(() => void switchOfficeGroup(id).catch(showError)),
    [showError],
  );
  const { id, corporation } = signedIn.office_group;
  const groups = (accessOf(signedIn).corporate_admin && corporation?.office_groups) || NONE;
  return { current: id, groups, switchTo };
}
