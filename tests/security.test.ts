import { checkTable } from './table-of-tests.ts';

checkTable('the table of attacks', 'docs/security.md', 51);
