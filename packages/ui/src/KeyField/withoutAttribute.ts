/**
 * Keeps what is typed out of the `value` attribute, into which React copies it: what records a page, its markup or its
 * errors would take the secret along. The input's own value stays.
 * @returns what stops it
 */
export function withoutAttribute(input: HTMLInputElement): () => void {
  const strip = (): void => {
    if (input.hasAttribute('value')) input.removeAttribute('value');
  };
  strip();
  const observer = new MutationObserver(strip);
  observer.observe(input, { attributes: true, attributeFilter: ['value'] });
  return () => observer.disconnect();
}
