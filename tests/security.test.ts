import { checkTable } from './held-table.ts';

checkTable('the table of attacks', 'docs/security.md', 51);
