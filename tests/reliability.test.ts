import { checkTable } from './held-table.ts';

checkTable('the table of faults', 'docs/reliability.md', 17);
