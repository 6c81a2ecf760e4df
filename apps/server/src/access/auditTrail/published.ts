/** The chain of rows that belong to no office group. */
export const NO_GROUP = '00000000-0000-0000-0000-000000000000';
/**
 * The action of rows that publish the heads of chains. In a row of an office group the fields are the two below; in the
 * row of no office group each field is the id of a chain, or `gap`. Values are the length and the hash, or ids.
 */
export const PUBLISH = 'publishHeads';
/** The head of the row's own chain. */
export const OWN_HEAD = 'chain_head';
/** The head of the chain of rows that belong to no office group. */
export const COMMON_HEAD = 'common_chain_head';
