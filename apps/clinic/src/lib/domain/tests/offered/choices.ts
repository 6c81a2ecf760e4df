import type { Protocol, Strategy, TestGroup, TestType } from '@isopter/contract';

/** Returns the chosen group as described by the server. A custom bundle is identified by the bundle's id [FORM-28]. */
export function groupOf(
  groups: readonly TestGroup[],
  { group, custom_test_bundle_type }: { group: TestType | ''; custom_test_bundle_type: string },
): TestGroup | undefined {
  const alike = groups.filter(({ value }) => value === group);
  return (
    alike.find((candidate) => candidate.custom_test_bundle_info?.custom_test_bundle_id === custom_test_bundle_type) ??
    alike[0]
  );
}

/** The strategies a group offers; none for a group without any. */
export const strategiesOf = (group: TestGroup | undefined): readonly Strategy[] => group?.strategies ?? [];

/** The protocols of a strategy, or the group's own where it has no strategies. */
export function protocolsOf(group: TestGroup | undefined, strategy: string): readonly Protocol[] {
  if (!group) return [];
  const own = strategiesOf(group).find(({ value }) => value === strategy)?.protocols;
  if (own?.length) return own;
  return strategy || strategiesOf(group).length === 0 ? group.protocols : [];
}
