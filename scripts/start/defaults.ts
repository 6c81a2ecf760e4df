/**
 * Returns the settings of a server that somebody tries from its sources: sample data, whose accounts have a published password,
 * and an address that only this machine reaches. Settings in the environment take precedence.
 */
export const trialDefaults = ({ ISOPTER_DEMO = '1', HOST = '127.0.0.1' }: NodeJS.ProcessEnv) => ({
  ISOPTER_DEMO,
  HOST,
});
