/** Types of every entry are checked in a test of their own. */
export default { typescript: { ignoreBuildErrors: true } };
