import type { NextConfig } from 'next';

/** Types of every entry are checked in a test of their own. */
const config: NextConfig = { typescript: { ignoreBuildErrors: true } };

export default config;
