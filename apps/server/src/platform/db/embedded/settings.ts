/**
 * PostgreSQL settings for a small machine that must not lose confirmed data (fsync and synchronous_commit stay on).
 * They are passed on the command line, so that changed settings of a new version also apply to an existing data
 * folder.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  // PostgreSQL cancels a long statement at most 5 seconds after the application was killed.
  client_connection_check_interval: '5s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements and their values are not logged, because they contain learners’ messages.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%Y%m%d-%H%M%S.log',
  log_rotation_size: '5MB',
  log_rotation_age: '1d',
};

/** Returns the command line arguments that start `postgres` on a data folder and a port. */
export function serverArguments(folder: string, port: number): string[] {
  const settings = Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', folder, '-p', String(port), ...settings];
}

/** Returns the expected content of `postmaster.opts` for a server that was started with these arguments. */
export function optionsLine(program: string, args: string[]): string {
  return `${program}${args.map((argument) => ` "${argument}"`).join('')}`;
}
