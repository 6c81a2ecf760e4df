// `npm run migrate -- --role NAME`: migrates the database of a server whose own role owns no table. docs/deploying.md
import { migrateFor } from './migrateFor.ts';

await migrateFor();
