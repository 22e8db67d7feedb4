import { checkTable } from './table-of-tests.ts';

checkTable('table of attacks in docs/security.md', 'docs/security.md', 51);
