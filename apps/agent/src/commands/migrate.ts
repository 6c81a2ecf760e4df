// `npm run agent:migrate -- --role NAME`: migrates the database of an agent whose own role owns no table. docs/agent.md
import { migrateFor } from '@isopter/server/agent';
import { MIGRATIONS, refuseServerDatabase } from '../db/open.ts';

await migrateFor({ migrations: MIGRATIONS, check: refuseServerDatabase });
