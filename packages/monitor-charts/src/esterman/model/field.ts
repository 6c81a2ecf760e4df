/** The records of an eye's field as points of its map: without the eye, and without the trials that are no answers. */
export function pointsOfField(stimuli: readonly object[]): readonly object[] {
  return stimuli.flatMap((stimulus) => {
    const { eye: _, false_negative, ...point } = stimulus as { eye?: unknown; false_negative?: unknown };
    return false_negative === true ? [] : [point];
  });
}
