/** An attribute of a component that styles and tests outside the kit may rely on. */
export interface Selector {
  /** The CSS selector, such as `[data-part="title"]`. */
  selector: string;
  /** The element or state it selects. */
  description: string;
}

const TAG = /@selector (\[[^\]]+\]) ([^@]*)/g;

/**
 * The selectors a TSDoc comment documents with `@selector [data-part="title"] The title.`, in order.
 * @param comment the text of the comment, with or without the asterisks of its lines
 */
export const selectorsOf = (comment: string): Selector[] =>
  [...comment.replaceAll(/^\s*\*+\/?/gm, '').matchAll(TAG)].map(([, selector, description]) => ({
    selector: selector!,
    description: description!.replaceAll(/\s+/g, ' ').trim(),
  }));
