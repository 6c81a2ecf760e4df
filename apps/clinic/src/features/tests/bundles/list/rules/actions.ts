import { isEnded, type TestBundle } from '@isopter/contract';
import { isOffered, type Viewer } from '../../../list/rules/actions.ts';

/** What a row of the list of bundles can offer, in the order shown. */
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

/** What a bundle offers to a viewer, by the rules of tests [BUND-01, BUND-02, BUND-07]; its current test is skipped alone. */
export function bundleActions(
  { status: { name } }: Pick<TestBundle, 'status'>,
  viewer: Viewer,
): readonly BundleAction[] {
  return BUNDLE_ACTIONS.filter((action) =>
    action === 'skip' ? !isEnded(name) && isOffered('cancel', name, viewer) : isOffered(action, name, viewer),
  );
}
