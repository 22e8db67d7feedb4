import { checkTable } from './table-of-tests.ts';

checkTable('the table of faults', 'docs/reliability.md', 17);
