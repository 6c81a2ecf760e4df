/**
 * Keeps the value of an input out of its `value` attribute, where React copies it: anything that records the page, its
 * markup or its errors would otherwise include the secret. The input's own value is unchanged.
 * @returns a function that stops it
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
