import { expect } from 'storybook/test';

/** Checks that the label of every field starts with a capital, in scripts that have them [VAL-03]. */
export async function expectCapitals(screen: HTMLElement): Promise<void> {
  const labels = [...screen.querySelectorAll('[data-part="label"]')].map((label) => label.textContent.trim());
  await expect(labels.length).toBeGreaterThan(3);
  await expect(labels.filter((label) => !/^\p{Lu}/u.test(label))).toEqual([]);
}
