import { checkTable } from './table-of-tests.ts';

checkTable('table of faults in docs/reliability.md', 'docs/reliability.md', 17);
