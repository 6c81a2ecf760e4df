const OWN = new Set(['', 'www', 'app']);

/**
 * The white-label domain of a host name: its third-from-last label (NAV-12).
 * @returns the label, or `null` on the product's own hosts and on hosts without one
 */
export function whiteLabelDomain(host: string): string | null {
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  const domain = host.toLowerCase().split('.').at(-3);
  return isAddress || domain === undefined || OWN.has(domain) ? null : domain;
}
