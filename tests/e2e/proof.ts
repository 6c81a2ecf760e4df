import type { Page } from '@playwright/test';

/** Proves that a request made outside of the page comes from its session: the CSRF token of its cookie as a header. */
export async function proofOf(page: Page): Promise<{ headers: Record<string, string> }> {
  const { value } = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')!;
  return { headers: { 'X-CSRFToken': value } };
}
