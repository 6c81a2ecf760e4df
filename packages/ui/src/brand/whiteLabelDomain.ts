const OWN = new Set(['', 'www', 'app']);

/**
 * The white-label domain of a host name: its third-from-last segment (NAV-12).
 * @returns null on the product's own hosts and on addresses without one
 */
export function whiteLabelDomain(host: string): string | null {
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  const domain = host.toLowerCase().split('.').at(-3);
  return isAddress || domain === undefined || OWN.has(domain) ? null : domain;
}
