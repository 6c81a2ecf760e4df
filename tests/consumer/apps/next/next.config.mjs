/** Types of every entry are checked in a separate test. */
export default { typescript: { ignoreBuildErrors: true } };
