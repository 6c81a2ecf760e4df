/** Shows whether monitors are live. */
export { Freshness, type FreshnessProps } from '../shared/Freshness.tsx';
