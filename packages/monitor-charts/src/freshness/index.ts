/** Whether monitors are live, for the application that follows their tests. */
export { Freshness, type FreshnessProps } from '../shared/Freshness.tsx';
