import { openClient } from '../watched-client.ts';
import { superuser } from './cluster.ts';
import { errorCode } from './embedded-error.ts';
import { badPassword } from './password-file.ts';

const databaseName = 'pratik';
/**
 * The name of the application’s database role. The role owns its database and may create other databases, but has no
 * superuser rights.
 */
const applicationRole = 'pratik';

/** Returns the URL with which the application connects to the database. */
export function databaseUrl(port: number, password: string): string {
  return `postgres://${applicationRole}:${password}@127.0.0.1:${port}/${databaseName}`;
}

/**
 * Creates the application’s role and database when they are missing. The password contains only letters, digits,
 * `-` and `_`.
 * @param renew sets this password on the role even when it has one
 * @throws EmbeddedPostgresError when the server rejects the password
 */
export async function prepareDatabase(
  port: number,
  password: string,
  passwordFile: string,
  renew: boolean,
): Promise<void> {
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  const client = openClient({ url, name: 'pratik-start' });
  try {
    await client.connect();
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = $2) AS database`,
      [applicationRole, databaseName],
    );
    const found = rows[0];
    if (!found?.role)
      await client.query(`CREATE ROLE ${applicationRole} LOGIN CREATEDB PASSWORD '${password}'`);
    else if (renew) await client.query(`ALTER ROLE ${applicationRole} PASSWORD '${password}'`);
    if (!found?.database) await client.query(`CREATE DATABASE ${databaseName} OWNER ${applicationRole}`);
  } catch (error) {
    // 28P01 is the PostgreSQL error code invalid_password.
    throw errorCode(error) === '28P01' ? badPassword(passwordFile) : error;
  } finally {
    await client.end();
  }
}
