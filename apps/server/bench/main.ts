/** `npm run bench`: throughput beside bare node:http. `npm run bench -- progress`: the dashboard with years in the log. */
await import(process.argv[2] === 'progress' ? './progress.ts' : './throughput.ts');

export {};
