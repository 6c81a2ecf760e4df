import axe from 'axe-core';

/** React Aria's hidden announcer keeps a message for seconds after what it names has gone. */
export const NOT_EXAMINED = ['[data-live-announcer]'];

/**
 * The only rule of WCAG 2.2 in axe, which is off by default. A cell of a grid takes the keyboard focus; the target a finger
 * presses is inside. What a preview draws smaller than it is used has smaller targets.
 */
export const RULES = [{ id: 'target-size', enabled: true, selector: ':not([role="gridcell"], [data-scaled] *)' }];

/** Waits for two frames: styles are computed again, and components that measure themselves have rendered again. */
export const twoFrames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/**
 * What violates some rules of axe in the page as it is.
 * @returns one line for each element
 */
export async function violationsOf(rules: string[]): Promise<string[]> {
  axe.configure({ rules: RULES });
  const { violations } = await axe.run(
    { include: ['body'], exclude: NOT_EXAMINED },
    { runOnly: rules, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Runs `look` with other attributes on the root of the page, and restores them. Wait before you look again. */
export async function withAttributes<T>(attributes: Record<string, string>, look: () => T | Promise<T>): Promise<T> {
  const { dataset } = document.documentElement;
  const before = Object.fromEntries(Object.keys(attributes).map((name) => [name, dataset[name]]));
  Object.assign(dataset, attributes);
  try {
    await twoFrames();
    return await look();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete dataset[name];
      else dataset[name] = value;
    }
  }
}
