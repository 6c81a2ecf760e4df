import { buildAgent } from '../../../apps/agent/src/app.ts';
import { createKeySet } from '../../../apps/agent/src/auth/assertion.ts';
import { openClinic } from '../../../apps/agent/src/db/open.ts';

/** An agent without TLS as a separate process, which a test can kill. Its database is on the disk. */
const [issuer = '', audience = '', officeGroupId = '', port = '', dataDirectory = ''] = process.argv.slice(2);
const store = await openClinic({ dataDirectory }, officeGroupId);
const assertionRules = { issuer, audience, officeGroupId, keys: createKeySet(issuer) };
const agent = await buildAgent({ db: store.db, assertionRules, origins: [issuer], logLevel: 'silent' });
await agent.listen({ port: Number(port), host: '127.0.0.1' });
