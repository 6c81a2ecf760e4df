import { isEnded, type TestBundle } from '@isopter/contract';
import { isOffered, type Viewer } from '../../../list/rules/actions.ts';

/** Possible actions for a bundle in the list, in display order. */
export const BUNDLE_ACTIONS = [
  'monitor',
  'view',
  'report',
  'pdf',
  'png',
  'dicom',
  'move',
  'skip',
  'cancel',
  'delete',
] as const;
export type BundleAction = (typeof BUNDLE_ACTIONS)[number];

/** Only the server draws the files of a bundle: there are none where it has no names [PII-07]. */
const OF_SERVER: readonly BundleAction[] = ['pdf', 'png', 'dicom'];

/** Returns the actions of a bundle, by the rules of tests; skips only its current test [BUND-01, BUND-02, BUND-07]. */
export function bundleActions(
  { status: { name } }: Pick<TestBundle, 'status'>,
  viewer: Viewer,
): readonly BundleAction[] {
  const isWithheld = (action: BundleAction): boolean =>
    (viewer.isZeroPii || viewer.hasAgent) && OF_SERVER.includes(action);
  return BUNDLE_ACTIONS.filter((action) => !isWithheld(action)).filter((action) =>
    action === 'skip' ? !isEnded(name) && isOffered('cancel', name, viewer) : isOffered(action, name, viewer),
  );
}
