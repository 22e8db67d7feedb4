import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { firebaseSettings } from './firebase-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'pratik-settings-'));
const file = join(folder, 'service-account.json');
afterAll(() => rmSync(folder, { recursive: true }));

const account = {
  type: 'service_account',
  project_id: 'okulum-pratik',
  client_email: 'pratik@okulum-pratik.iam.gserviceaccount.com',
  private_key_id: 'k1',
  private_key: '-----BEGIN PRIVATE KEY-----\nçok gizli\n-----END PRIVATE KEY-----\n',
  token_uri: 'https://oauth2.googleapis.com/token',
};
const read = (path?: string) =>
  firebaseSettings(
    readConfig({
      FIREBASE_PROJECT_ID: 'okulum-pratik',
      FIREBASE_API_KEY: 'web',
      ...(path === undefined ? {} : { FIREBASE_SERVICE_ACCOUNT_FILE: path }),
    }),
  );

test('Firebase settings › contain the service account of the configured file', () => {
  expect(firebaseSettings(readConfig({}))).toBeUndefined();
  expect(read()?.serviceAccount).toBeUndefined();
  writeFileSync(file, JSON.stringify(account));
  expect(read(file)?.serviceAccount).toMatchObject({ email: account.client_email, keyId: 'k1' });
});

test.each<[string, string]>([
  ['no JSON', 'çok gizli'],
  ['another kind of file', JSON.stringify({ ...account, type: 'authorized_user' })],
  ['another project’s', JSON.stringify({ ...account, project_id: 'baska' })],
])(
  'Firebase settings › reject a service account file without disclosing its content when it is %s',
  (_, text) => {
    writeFileSync(file, text);
    expect(() => read(file)).toThrow(ConfigError);
    expect(() => read(file)).toThrow(/^(?!.*gizli)[\s\S]*FIREBASE_SERVICE_ACCOUNT_FILE: /);
  },
);

test('Firebase settings › are rejected when the service account file is missing', () => {
  expect(() => read(join(folder, 'yok.json'))).toThrow(/okunamıyor/);
});
